/** A token of a text, with its offsets; `getRewardsVipTiers` has four. */
interface Token {
  start: number;
  end: number;
  /** Lower case, without accents and common endings: the form that the index stores. */
  term: string;
}

/** A run of letters and digits with the separators used inside identifiers and addresses. */
const UNSPLIT_TOKEN = /[\p{L}\p{N}\p{M}]+(?:[_\-./:][\p{L}\p{N}\p{M}]+)*/gu;

/**
 * The words inside an identifier: `URLs`, `VIP` before `Tiers`, `OAuth`, `tier2`, `CODES`. `Intl.Segmenter` can't be
 * used, because it keeps camel case and snake case names as one word.
 */
const WORD =
  /\p{Lu}{2,}s(?![\p{Ll}\p{N}])|\p{Lu}{2,}(?=\p{Lu}\p{Ll})|\p{Lu}{0,2}[\p{Ll}\p{Lo}\p{Lm}\p{N}\p{M}]+|[\p{L}\p{N}\p{M}]+?(?=[^\p{Lu}\p{N}]|$)/gu;

/** Returns every token of a text with its offsets. Identifiers are split into their words. */
export function tokenize(text: string): Token[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    term: stem(fold(word)),
  }));
}

/** Returns the terms of a text: what the index stores and what queries look up. */
export function toTerms(text: string): string[] {
  return tokenize(text).map(({ term }) => term);
}

/** Returns identifiers as single terms: `customer/balanceUpdated` → `customerbalanceupdated`, `balanceupdated`. */
export function compoundTerms(text: string): string[] {
  return unsplitTokens(text).flatMap((token) => {
    const parts = token.split(/[./:]/);
    const compounds = (parts.length > 1 ? [token, ...parts] : parts).filter(
      (part) => (part.match(WORD) ?? []).length > 1,
    );
    return compounds.map(withoutSeparators);
  });
}

/** Removes everything but letters and digits: `ERROR_CODES`, `errorCodes`, and `error codes` become `errorcodes`. */
export function withoutSeparators(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]/gu, '');
}

/** Returns one key for all spellings of a name: `getRewardVipTier` and `get_rewards_vip_tiers` have the same. */
export function nameKey(name: string): string {
  return toTerms(name).join('');
}

/** Separates the words of a name: `getRewardsVipTiers` → `get Rewards Vip Tiers`. */
export function splitName(name: string): string {
  return (name.match(WORD) ?? []).join(' ');
}

/** Splits a text at spaces and punctuation, and keeps identifiers whole. */
export function unsplitTokens(text: string): string[] {
  return text.match(UNSPLIT_TOKEN) ?? [];
}

function fold(text: string): string {
  if (/^[\0-\x7F]*$/.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** `ies`, `es`, `s`, `ing`, and `ed`, unless too little of the word would remain. */
const SUFFIX = /(?:(?<=[^aeiou])ies|(?<=ss|sh|ch|x)es|(?<=.{3})ing|(?<=.{3}[^e])ed|(?<=[^su])s)$/;
const FINAL_VOWEL = /(?<=.{3})(?:e|(?<=[^aeious])y)$/;

/**
 * Removes common English endings, so that `tier` finds `tiers` and `redeeming` finds `redeem`. A stem is always the
 * beginning of its word, so that highlighting can look for it in plain text; standard stemmers don't guarantee that.
 */
function stem(word: string): string {
  if (word.length < 3 || /\p{N}/u.test(word)) return word;
  return word.replace(SUFFIX, '').replace(FINAL_VOWEL, '');
}
