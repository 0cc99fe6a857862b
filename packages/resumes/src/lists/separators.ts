/** What separates the items of a list on one line. */
export const separators = /\s*[;|｜•·●▪■◦‣⋄、؛\uE000-\uF8FF]\s*|\s*[,，،፣]\s+|[，،፣]\s*|,(?!\d)|\s+\/\s+|\t|\s+(?:[–—>]|==)\s+/u;
