import type { Check } from '../../check.ts';

/** Full points for PDF and Word, none for plain text, which programs read and people hardly (common advice). */
export const fileFormat: Check = {
  id: 'compatibility.file_format',
  category: 'compatibility',
  max: 1,
  unit: 'formatted_documents',
  threshold: 1,
  measure: ({ layout }) => {
    const formatted = layout.format === 'txt' ? 0 : 1;
    return { value: formatted, points: formatted, params: {}, evidence: [] };
  },
};
