import { readCommands } from './shell-words';

/** A request that a shell sample makes with curl. */
export interface CurlCall {
  /** Line within the sample, from 0. */
  line: number;
  method: string;
  url: string;
  body: string | null;
  /** Options that are not known here, so that a misspelt one is noticed. */
  unknownOptions: string[];
}

const METHOD = ['-X', '--request'];
const DATA = ['-d', '--data', '--data-raw', '--data-binary', '--data-urlencode', '--json'];
const WITH_VALUE = [
  ...[
    '-H',
    '--header',
    '-o',
    '--output',
    '-u',
    '--user',
    '-w',
    '--write-out',
    '-D',
    '--dump-header',
  ],
  ...['-m', '--max-time', '--retry', '--oauth2-bearer', '-F', '--form'],
];
const FLAGS = [
  ...[
    '--silent',
    '--show-error',
    '--fail',
    '--fail-with-body',
    '--include',
    '--head',
    '--location',
  ],
  ...['--get', '--verbose', '--compressed'],
];

/** The requests of a shell sample. */
export function readCurlCalls(script: string): CurlCall[] {
  return readCommands(script)
    .filter(({ words }) => words.includes('curl'))
    .map(({ line, words }) => ({ line, ...readArguments(words.slice(words.indexOf('curl') + 1)) }));
}

function readArguments(words: string[]): Omit<CurlCall, 'line'> {
  let method: string | null = null;
  let isGet = false;
  const urls: string[] = [];
  const data: string[] = [];
  const unknownOptions: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    if (METHOD.includes(word)) method = words[++at] ?? '';
    else if (DATA.includes(word)) data.push(words[++at] ?? '');
    else if (word === '--url') urls.push(words[++at] ?? '');
    else if (WITH_VALUE.includes(word)) at += 1;
    else if (word === '--get' || word === '-G') isGet = true;
    else if (!word.startsWith('-')) urls.push(word);
    else if (!FLAGS.includes(word) && !/^-[sSfiILvG]+$/.test(word)) unknownOptions.push(word);
  }
  const [url = ''] = urls;
  const hasBody = data.length > 0 && !isGet;
  return {
    method: method ?? (hasBody ? 'POST' : 'GET'),
    url: isGet && data.length > 0 ? `${url}${url.includes('?') ? '&' : '?'}${data.join('&')}` : url,
    body: hasBody ? data.join('&') : null,
    unknownOptions,
  };
}
