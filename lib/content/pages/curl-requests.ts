import { parseArgs } from 'node:util';
import { type ParseEntry, parse } from 'shell-quote';

/** A request that a shell sample sends with curl. */
export interface CurlRequest {
  /** Line of the command within the sample, from 0. */
  line: number;
  method: string;
  url: string;
  /** As they are written: `Name: value`. */
  headers: string[];
  body: string | null;
  /** Options that aren't listed here, so that a misspelled one is noticed. */
  unknownOptions: string[];
}

const string = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

const DATA_OPTIONS = {
  data: { ...string, short: 'd' },
  'data-raw': string,
  'data-binary': string,
  'data-urlencode': string,
  json: string,
} as const;

const OPTIONS = {
  ...DATA_OPTIONS,
  request: { ...string, short: 'X' },
  url: string,
  header: { ...string, short: 'H' },
  output: { ...string, short: 'o' },
  user: { ...string, short: 'u' },
  'write-out': { ...string, short: 'w' },
  'dump-header': { ...string, short: 'D' },
  'max-time': { ...string, short: 'm' },
  retry: string,
  'oauth2-bearer': string,
  form: { ...string, short: 'F' },
  get: { ...flag, short: 'G' },
  silent: { ...flag, short: 's' },
  'show-error': { ...flag, short: 'S' },
  fail: { ...flag, short: 'f' },
  'fail-with-body': flag,
  include: { ...flag, short: 'i' },
  head: { ...flag, short: 'I' },
  location: { ...flag, short: 'L' },
  verbose: { ...flag, short: 'v' },
  compressed: flag,
} as const;

/** The requests of a shell sample. Variables keep their names: `$TOKEN` stays `$TOKEN`. */
export function readCurlRequests(script: string): CurlRequest[] {
  return logicalLines(script).flatMap(({ line, text }) =>
    commandsIn(parse(text, (name) => `$${name}`))
      .filter((words) => words.includes('curl'))
      .map((words) => ({ line, ...readArguments(words.slice(words.indexOf('curl') + 1)) })),
  );
}

const QUOTED_OR_ESCAPED = /'[^']*'|"(?:\\[\s\S]|[^"\\])*"|\\[\s\S]|(?:^|\s)#.*/gm;

/**
 * Joins the lines of one command: those that end with a backslash or inside quotes. The parser takes a whole
 * command and reads a line break as a space.
 */
function logicalLines(script: string): { line: number; text: string }[] {
  const commands: { line: number; text: string }[] = [];
  let pending: string[] = [];
  for (const [index, physical] of script.split('\n').entries()) {
    pending.push(physical);
    const text = pending.join('\n');
    if (/\\$/.test(physical) || /['"]/.test(text.replace(QUOTED_OR_ESCAPED, ''))) continue;
    const line = index - pending.length + 1;
    commands.push({ line, text: text.replace(/\\\n/g, ' ') });
    pending = [];
  }
  return commands;
}

/** Splits parsed words into simple commands, at pipes, lists, subshells and redirections. */
function commandsIn(entries: readonly ParseEntry[]): string[][] {
  const commands: string[][] = [[]];
  for (const entry of entries) {
    if (typeof entry === 'string') commands.at(-1)?.push(entry);
    // A `?` or `*` outside quotes makes a word a pattern, as in an address with a query.
    else if ('pattern' in entry) commands.at(-1)?.push(entry.pattern);
    else commands.push([]);
  }
  return commands;
}

function readArguments(args: string[]): Omit<CurlRequest, 'line'> {
  const urls: string[] = [];
  const data: string[] = [];
  const headers: string[] = [];
  const unknownOptions: string[] = [];
  let method: string | undefined;
  let isGet = false;
  const { tokens } = parseArgs({
    args,
    options: OPTIONS,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind === 'positional') urls.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName, value = '' } = token;
    if (!Object.hasOwn(OPTIONS, name)) unknownOptions.push(rawName);
    else if (Object.hasOwn(DATA_OPTIONS, name)) data.push(value);
    else if (name === 'request') method = value;
    else if (name === 'url') urls.push(value);
    else if (name === 'header') headers.push(value);
    else if (name === 'get') isGet = true;
  }
  const [url = ''] = urls;
  const hasBody = data.length > 0 && !isGet;
  return {
    method: method ?? (hasBody ? 'POST' : 'GET'),
    url: isGet && data.length > 0 ? `${url}${url.includes('?') ? '&' : '?'}${data.join('&')}` : url,
    headers,
    body: hasBody ? data.join('&') : null,
    unknownOptions,
  };
}
