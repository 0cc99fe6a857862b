/** A text without the signs around it, but not the brackets that belong to it. */
export const bare = (text: string): string =>
  text.replace(
    /^[\s\p{Extended_Pictographic}\p{Pd}*#_:;,.|·•!¡¿»«"“”„]+|[\s\p{Extended_Pictographic}\p{Pd}*#_:;,.|·•!?»«"“”„]+$/gu,
    '',
  );
