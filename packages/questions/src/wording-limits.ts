/** Bounds of what a chat provider may write, in UTF-16 units (our own choice). */
export const minText = 8;
export const maxText = 300;
export const maxFollowUp = 200;
export const maxListenFor = 160;
export const minItems = 2;
export const maxItems = 4;
