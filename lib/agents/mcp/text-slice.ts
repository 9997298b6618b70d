/** A slice of a long text and the offset of the next one; `null` at the end. */
export interface TextSlice {
  text: string;
  nextOffset: number | null;
}

/** A slice of a text that never splits a character. It ends at the end of a line if one is in its second half. */
export function sliceText(whole: string, offset: number, maxCharacters: number): TextSlice {
  const start = isLowSurrogate(whole, offset) ? offset + 1 : offset;
  let end = start + maxCharacters;
  if (end >= whole.length) return { text: whole.slice(start), nextOffset: null };
  const line = whole.lastIndexOf('\n', end - 1) + 1;
  if (line > start + maxCharacters / 2) end = line;
  else if (isLowSurrogate(whole, end)) end--;
  return { text: whole.slice(start, end), nextOffset: end };
}

/** Whether an offset is inside a character of two code units. */
function isLowSurrogate(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 0xdc00 && code <= 0xdfff;
}
