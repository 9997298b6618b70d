/** A simple command of a shell script. */
export interface ShellCommand {
  /** Line within the script, from 0. */
  line: number;
  words: string[];
}

/**
 * Splits a shell script into its simple commands. It knows quotes, line continuation, comments, pipes, lists and
 * `$(…)`: what samples use. Variables keep their names.
 */
export function readCommands(script: string): ShellCommand[] {
  const commands: ShellCommand[] = [];
  let words: string[] = [];
  let word: string | null = null;
  let line = 0;
  let firstLine = 0;

  const add = (text: string) => {
    if (words.length === 0 && word === null) firstLine = line;
    word = (word ?? '') + text;
  };
  const endWord = () => {
    if (word !== null) words.push(word);
    word = null;
  };
  const endCommand = () => {
    endWord();
    if (words.length > 0) commands.push({ line: firstLine, words });
    words = [];
  };

  let at = 0;
  while (at < script.length) {
    const rest = script.slice(at);
    const token = nextToken(rest, word === null);
    if (token.kind === 'text') add(token.value);
    else if (token.kind === 'space') endWord();
    else if (token.kind === 'end') endCommand();
    line += rest.slice(0, token.length).split('\n').length - 1;
    at += token.length;
  }
  endCommand();
  return commands;
}

interface Token {
  kind: 'text' | 'space' | 'end' | 'nothing';
  value: string;
  length: number;
}

/** How a script may go on; the first that fits is taken. */
const TOKENS: readonly [pattern: RegExp, kind: Token['kind'], read?: (text: string) => string][] = [
  [/^\\\n/, 'nothing'],
  [/^'[^']*'/, 'text', (text) => text.slice(1, -1)],
  [
    /^"(?:[^"\\]|\\[\s\S])*"/,
    'text',
    (text) => text.slice(1, -1).replace(/\\(["\\$`]|\n)/g, keepEscaped),
  ],
  [/^\\[\s\S]/, 'text', (text) => text.slice(1)],
  [/^(?:\$\(|\)|\n|\|\|?|&&?|;)/, 'end'],
  [/^\s/, 'space'],
];

function nextToken(rest: string, isBetweenWords: boolean): Token {
  const comment = isBetweenWords ? /^#.*/.exec(rest)?.[0] : undefined;
  if (comment) return { kind: 'nothing', value: '', length: comment.length };
  for (const [pattern, kind, read] of TOKENS) {
    const text = pattern.exec(rest)?.[0];
    if (text !== undefined) return { kind, value: read?.(text) ?? '', length: text.length };
  }
  return { kind: 'text', value: rest.slice(0, 1), length: 1 };
}

function keepEscaped(_: string, character: string): string {
  return character === '\n' ? '' : character;
}
