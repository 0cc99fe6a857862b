/** This service understands the common keys only. */
export const questionConfig = {};
