/** A part of a code sample and the class of its color; plain text has none. */
export interface CodeToken {
  text: string;
  className?: string;
}

const KEYWORDS =
  'await|const|class|else|false|if|import|new|null|return|throw|true|curl|curl_init|curl_exec';

const TOKEN = new RegExp(
  [
    String.raw`(?<key>"(?:\\.|[^"\\])*"(?=\s*:))`,
    String.raw`(?<string>"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')`,
    String.raw`(?<number>(?<![\w.])-?\d+(?:\.\d+)?(?![\w.]))`,
    String.raw`(?<keyword>(?<![\w$])(?:${KEYWORDS})(?!\w))`,
  ].join('|'),
  'g',
);

/** Longer code is not highlighted, so that a large document doesn't block the page. */
const MAX_LENGTH = 20_000;

const CLASSES = { key: 'tf', string: 'ts', number: 'tn', keyword: 'tk' } as const;

/** Splits code into keys, strings, numbers and keywords. Enough for JSON and for short samples in any language. */
export function tokenizeCode(source: string): CodeToken[] {
  if (source.length > MAX_LENGTH) return [{ text: source }];
  const tokens: CodeToken[] = [];
  let end = 0;
  for (const match of source.matchAll(TOKEN)) {
    if (match.index > end) tokens.push({ text: source.slice(end, match.index) });
    const kind = Object.entries(CLASSES).find(([name]) => match.groups?.[name] !== undefined);
    tokens.push({ text: match[0], className: kind?.[1] });
    end = match.index + match[0].length;
  }
  if (end < source.length) tokens.push({ text: source.slice(end) });
  return tokens;
}
