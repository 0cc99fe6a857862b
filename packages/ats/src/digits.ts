/** The zeros of the decimal digits used in resumes of the supported languages: a digit's value is its distance from its zero. */
const zeros = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xae6, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xff10];

/** Writes the decimal digits of all supported scripts as 0 to 9. */
export const foldDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((each) => code >= each && code < each + 10);
    return zero === undefined ? digit : String(code - zero);
  });

/** Only the digits of a text, as 0 to 9. */
export const digitsOf = (text: string): string => foldDigits(text).replace(/\D/gu, '');
