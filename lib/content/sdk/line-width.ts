/** Maximum length of a line of code in the reference. */
export const LINE_WIDTH = 80;
