/** Whether a unit is a small letter of ASCII. */
export const isSmallLetter = (code: number): boolean => code >= 0x61 && code <= 0x7a;

/** Whether a unit is a digit of ASCII. */
export const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;
