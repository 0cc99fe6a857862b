const text = ['Warm Up', 'warm.up@example.org', 'Experience', 'Cook, Kitchen Ltd, 2019 - 2021', 'Skills', 'Bread, cakes'];

const stream = `BT /F1 11 Tf 72 180 Td 16 TL ${text.map((line) => `(${line}) Tj T*`).join(' ')} ET`;

/**
 * One short page with a few lines that makes threads load everything reading and rendering need. Without a cross-reference table, which
 * PDFium rebuilds.
 */
export const samplePdf: Uint8Array = new TextEncoder().encode(
  [
    '%PDF-1.4',
    '1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj',
    '2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj',
    '3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 595 240] /Contents 4 0 R /Resources <</Font <</F1 5 0 R>>>>>> endobj',
    `4 0 obj <</Length ${stream.length}>> stream\n${stream}\nendstream endobj`,
    '5 0 obj <</Type /Font /Subtype /Type1 /BaseFont /Helvetica>> endobj',
    'trailer <</Root 1 0 R>>',
    '%%EOF',
    '',
  ].join('\n'),
);
