import type { SampleRequest } from './request';

const SEPARATOR = ' \\\n  ';

/** Puts text into single quotes of a POSIX shell. */
function quote(text: string) {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** Writes a request as a curl command. */
export function toCurl({ method, url, hasToken, body, text, headers = {} }: SampleRequest): string {
  const parts = [`curl ${method === 'GET' ? '' : `--request ${method} `}${quote(url)}`];
  if (hasToken) parts.push('--header "Authorization: Bearer $LAUREL_TOKEN"');
  for (const [name, value] of Object.entries(headers)) {
    parts.push(`--header ${quote(`${name}: ${value}`)}`);
  }
  if (body === undefined && text === undefined) return parts.join(SEPARATOR);
  parts.push("--header 'Content-Type: application/json'");
  // `--data` reads a file if a text begins with `@`.
  if (text !== undefined) parts.push(`--data-raw ${quote(text)}`);
  else parts.push(`--data ${quote(JSON.stringify(body, null, 2).replaceAll('\n', '\n  '))}`);
  return parts.join(SEPARATOR);
}
