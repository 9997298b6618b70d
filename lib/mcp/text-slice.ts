/** A piece of a long text and where the next one begins. */
export interface TextSlice {
  text: string;
  nextOffset: number | null;
}

/** Cuts a piece out of a text, no character in two; it ends with a line where one ends in its second half. */
export function sliceText(whole: string, offset: number, maxCharacters: number): TextSlice {
  const start = isLowSurrogate(whole, offset) ? offset + 1 : offset;
  let end = start + maxCharacters;
  if (end >= whole.length) return { text: whole.slice(start), nextOffset: null };
  const line = whole.lastIndexOf('\n', end - 1) + 1;
  if (line > start + maxCharacters / 2) end = line;
  else if (isLowSurrogate(whole, end)) end--;
  return { text: whole.slice(start, end), nextOffset: end };
}

/** Whether the place is inside of a character. */
function isLowSurrogate(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 0xdc00 && code <= 0xdfff;
}
