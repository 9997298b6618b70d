/** Levels of nested arrays and objects that the body of a request may have. */
export const MAX_JSON_DEPTH = 64;

/**
 * Checks how much a JSON text contains without parsing it.
 *
 * @param maxValues of all arrays and objects together
 * @returns what it has too much of; `null` if it can be parsed
 */
export function jsonExcess(text: string, maxValues = Infinity): 'levels' | 'values' | null {
  let depth = 0;
  let values = 1;
  let isText = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (isText) {
      if (character === '\\') at++;
      else if (character === '"') isText = false;
    } else if (character === '"') isText = true;
    else if (character === '[' || character === '{') {
      if (++depth > MAX_JSON_DEPTH) return 'levels';
    } else if (character === ']' || character === '}') depth--;
    else if (character === ',' && ++values > maxValues) return 'values';
  }
  return null;
}
