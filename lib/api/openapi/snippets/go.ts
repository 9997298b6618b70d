import type { Json } from '../json';
import type { SampleRequest } from './request';

/** Writes JSON as a Go string: raw, unless it contains a backtick. Lines are indented with tabs. */
function jsonText(body: Json): string {
  const text = JSON.stringify(body, null, 2);
  if (text.includes('`')) return JSON.stringify(JSON.stringify(body));
  return `\`${text.replace(/\n/g, '\n\t')}\``;
}

function bodyText({ body, text }: SampleRequest): string | undefined {
  if (text !== undefined) return JSON.stringify(text);
  return body === undefined ? undefined : jsonText(body);
}

/** Writes a request as a Go program with the standard library. */
export function toGo(request: SampleRequest): string {
  const { method, url, hasToken, headers = {}, hasResponseBody } = request;
  const body = bodyText(request);
  const imports = [
    ...(hasResponseBody ? ['fmt'] : []),
    'io',
    'log',
    'net/http',
    ...(hasToken ? ['os'] : []),
    ...(body === undefined ? [] : ['strings']),
  ];
  const reader = body === undefined ? 'nil' : `strings.NewReader(${body})`;
  return [
    'package main',
    '',
    'import (',
    ...imports.map((path) => `\t"${path}"`),
    ')',
    '',
    'func main() {',
    `\trequest, err := http.NewRequest("${method}", ${JSON.stringify(url)}, ${reader})`,
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    ...(hasToken
      ? ['\trequest.Header.Set("Authorization", "Bearer "+os.Getenv("LAUREL_TOKEN"))']
      : []),
    ...Object.entries(headers).map(
      ([name, value]) => `\trequest.Header.Set(${JSON.stringify(name)}, ${JSON.stringify(value)})`,
    ),
    ...(body === undefined ? [] : ['\trequest.Header.Set("Content-Type", "application/json")']),
    '\tresponse, err := http.DefaultClient.Do(request)',
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '\tdefer response.Body.Close()',
    '\tdata, err := io.ReadAll(response.Body)',
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '',
    '\tif response.StatusCode >= 400 {',
    '\t\tlog.Fatal(string(data))',
    '\t}',
    ...(hasResponseBody ? ['\tfmt.Println(string(data))'] : []),
    '}',
  ].join('\n');
}
