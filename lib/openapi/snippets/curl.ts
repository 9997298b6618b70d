import type { SampleRequest } from './request';

/** Puts text into single quotes of a POSIX shell. */
function quote(text: string) {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** Writes a request as a curl command. */
export function toCurl({ method, url, hasToken, body }: SampleRequest): string {
  const parts = [`curl ${method === 'GET' ? '' : `--request ${method} `}${quote(url)}`];
  if (hasToken) parts.push('--header "Authorization: Bearer $ACCESS_TOKEN"');
  if (body !== undefined) {
    parts.push("--header 'Content-Type: application/json'");
    parts.push(`--data ${quote(JSON.stringify(body, null, 2))}`);
  }
  return parts.join(' \\\n  ');
}
