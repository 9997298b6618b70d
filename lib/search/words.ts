/** A word in a text, with its place; `getRewardsVipTiers` holds four. */
export interface WordSpan {
  start: number;
  end: number;
  word: string;
}

/** Letters and digits that belong together, joined by what stands inside identifiers and addresses. */
const CHUNK = /[\p{L}\p{N}\p{M}]+(?:[_\-./:][\p{L}\p{N}\p{M}]+)*/gu;

/** The words in a chunk: `URLs`, `VIP` before `Tiers`, `OAuth`, `tier2`, `CODES`. */
const WORD =
  /\p{Lu}{2,}s(?![\p{Ll}\p{N}])|\p{Lu}{2,}(?=\p{Lu}\p{Ll})|\p{Lu}{0,2}[\p{Ll}\p{Lo}\p{Lm}\p{N}\p{M}]+|[\p{L}\p{N}\p{M}]+?(?=[^\p{Lu}\p{N}]|$)/gu;

const LONGEST_COMPOUND = 8;

/** Every word of a text with its place, compounds taken apart. */
export function wordSpans(text: string): WordSpan[] {
  return [...text.matchAll(WORD)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
    word: stem(fold(found)),
  }));
}

/** The words of a text as they are indexed and looked up: lower case, without accents and endings. */
export function wordsOf(text: string): string[] {
  return wordSpans(text).map(({ word }) => word);
}

/** Names written together: `customer/balanceUpdated` → `customerbalanceupdated`, `balanceupdated`. */
export function compoundsOf(text: string): string[] {
  return (text.match(CHUNK) ?? []).flatMap((chunk) => {
    const parts = chunk.split(/[./:]/);
    const compounds = (parts.length > 1 ? [chunk, ...parts] : parts).filter((part) => {
      const count = part.match(WORD)?.length ?? 0;
      return count > 1 && count <= LONGEST_COMPOUND;
    });
    return compounds.map(joined);
  });
}

/** A name without what it is joined by: `ERROR_CODES`, `errorCodes` and `error codes` are all `errorcodes`. */
export function joined(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]/gu, '');
}

/** A name by its words, however it is written: `getRewardVipTier` and `get_rewards_vip_tiers` have one key. */
export function nameKey(name: string): string {
  return wordsOf(name).join('');
}

/** A name word by word: `getRewardsVipTiers` → `get Rewards Vip Tiers`. */
export function spacedOut(name: string): string {
  return (name.match(WORD) ?? []).join(' ');
}

/** The pieces of a text that spaces and punctuation separate, names left whole. */
export function chunksOf(text: string): string[] {
  return text.match(CHUNK) ?? [];
}

function fold(text: string): string {
  if (/^[\0-\x7F]*$/.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** `ies`, `es`, `s`, `ing`, `ed` where a word of some length is left. */
const ENDING = /(?:(?<=[^aeiou])ies|(?<=ss|sh|ch|x)es|(?<=.{3})ing|(?<=.{3}[^e])ed|(?<=[^su])s)$/;
const SILENT_END = /(?<=.{3})(?:e|(?<=[^aeious])y)$/;

/**
 * Takes common endings off, so that `tier` finds `tiers` and `redeeming` finds `redeem`.
 * What is left always begins the word, so a stem can be looked for in plain text.
 */
function stem(word: string): string {
  if (word.length < 3 || /\p{N}/u.test(word)) return word;
  return word.replace(ENDING, '').replace(SILENT_END, '');
}
