import { isStopWord } from './stop-words';
import { chunksOf, joined, wordsOf } from './words';

/** A query taken apart. */
export interface QueryWords {
  /** The words that tell pages apart, each once, in their order. */
  words: string[];
  /** The pieces that are written as names: `redeemReward` in `redeemReward errors`. */
  names: string[];
  /** The query as one name: as it stands, and without the words of a question. */
  wholes: string[];
  /** Whether the last word may go on. */
  isOpen: boolean;
}

/** Scheme and host of a pasted address say nothing about the call. */
const ORIGIN = /\bhttps?:\/\/[^/\s]+/gi;

/** Takes a query apart; a query of nothing but stop words is taken at its word. */
export function queryWords(query: string): QueryWords {
  const asked = query.replace(ORIGIN, ' ');
  const all = wordsOf(asked);
  const telling = all.filter((word) => !isStopWord(word));
  const chunks = chunksOf(asked);
  const tellingChunks = chunks.filter((chunk) => !wordsOf(chunk).every(isStopWord));
  return {
    words: [...new Set(telling.length > 0 ? telling : all)],
    names: chunks.flatMap(namesIn),
    wholes: [...new Set([chunks.join(' '), tellingChunks.join(' ')])].filter(Boolean),
    isOpen: !/[\s?!.]$/.test(query),
  };
}

/** A piece is a name when it is several words written together; so is each part between dots and slashes. */
function namesIn(chunk: string): string[] {
  const parts = chunk.split(/[./:]/);
  return [chunk, ...(parts.length > 1 ? parts : [])].filter(
    (part) => wordsOf(part).length > 1 || (part !== chunk && joined(part).length > 3),
  );
}
