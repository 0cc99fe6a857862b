/** Replaced by line ends, so that every other character keeps its position and nothing is matched across the gap. */
export const blank = (text: string): string => '\n'.repeat(text.length);
