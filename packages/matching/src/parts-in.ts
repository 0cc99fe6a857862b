/** The parts of a statement: between commas and other signs, in brackets, behind a colon. */
export const partsIn = (text: string): readonly string[] => text.split(/[,;|·•()（）、，；：\n]|\s[–—-]\s|:\s/u);
