/** A piece of code and the class of its colour; none for ordinary text. */
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

/** Longer code stays plain: a document from elsewhere must not keep the page busy. */
const LONGEST = 20_000;

const CLASSES = { key: 'tf', string: 'ts', number: 'tn', keyword: 'tk' } as const;

/** Finds strings, numbers and a few words: enough for JSON and for short examples in any language. */
export function colorCode(source: string): CodeToken[] {
  if (source.length > LONGEST) return [{ text: source }];
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
