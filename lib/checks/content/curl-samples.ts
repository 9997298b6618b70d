import type { ContentIssue } from '../../docs/content-error';
import { type CurlRequest, readCurlRequests } from '../../docs/curl-requests';
import type { Sample } from './samples';

/** What an operation of the API accepts. */
export interface KnownOperation {
  method: string;
  /** Path below the host, such as `/v2/customers/{id}`. */
  path: string;
  query: readonly {
    name: string;
    isRequired: boolean;
    /** Returns what is wrong with a value. */
    check?: (value: string) => string[];
  }[];
  /** Returns what is wrong with a JSON body; `null` if the operation accepts none. */
  checkBody: ((body: unknown) => string[]) | null;
}

/** The API that samples use: its origin, and its operations once they are known. */
export interface KnownApi {
  origin: string;
  operations?: readonly KnownOperation[];
}

/** Finds curl commands in shell samples whose request the API would reject. */
export function checkCurlSamples(samples: readonly Sample[], api: KnownApi): ContentIssue[] {
  return samples
    .filter(({ language, unchecked }) => language === 'bash' && unchecked === null)
    .flatMap(({ code, file, line }) =>
      readCurlRequests(code).flatMap((request) =>
        checkRequest(request, api).map((reason) => ({ file, line: line + request.line, reason })),
      ),
    );
}

function checkRequest(request: CurlRequest, { origin, operations }: KnownApi): string[] {
  const problems = request.unknownOptions.map((option) => `uses the unknown curl option ${option}`);
  if (!URL.canParse(request.url))
    return [...problems, `sends a request to "${request.url}", which isn't an absolute URL`];
  const url = new URL(request.url);
  if (url.origin !== origin) return problems;
  const body = parseBody(request.body);
  if (body.problem) problems.push(body.problem);
  if (!operations) return problems;

  const atPath = operations.filter(({ path }) => matches(path, url.pathname));
  const operation = atPath.find(({ method }) => method.toUpperCase() === request.method);
  if (!operation) {
    const methods = atPath.map(({ method }) => method.toUpperCase()).join(' or ');
    const reason = methods
      ? `, which the API accepts as ${methods} only`
      : ", which the API doesn't have";
    return [...problems, `sends ${request.method} ${url.pathname}${reason}`];
  }
  return [...problems, ...checkQuery(url, operation), ...checkBody(body.value, request, operation)];
}

function checkQuery(url: URL, { path, query }: KnownOperation): string[] {
  const known = query.map(({ name }) => name);
  const unknown = [...url.searchParams.keys()].filter((name) => !known.includes(name));
  const missing = query.filter(({ name, isRequired }) => isRequired && !url.searchParams.has(name));
  const wrong = query.flatMap(({ name, check }) =>
    url.searchParams
      .getAll(name)
      .filter((value) => !value.startsWith('$'))
      .flatMap((value) => check?.(value) ?? [])
      .map((problem) => `sends ${path} an invalid "${name}": ${problem}`),
  );
  return [
    ...wrong,
    ...unknown.map((name) => `sends ${path} the unknown parameter "${name}"`),
    ...missing.map(({ name }) => `leaves out the parameter "${name}" of ${path}`),
  ];
}

function checkBody(value: unknown, request: CurlRequest, operation: KnownOperation): string[] {
  const { path, checkBody: check } = operation;
  if (check === null)
    return request.body === null ? [] : [`sends a body, which ${path} doesn't accept`];
  if (request.body === null)
    return check(undefined).map((problem) => `body of ${path}: ${problem}`);
  return value === undefined ? [] : check(value).map((problem) => `body of ${path}: ${problem}`);
}

/** A variable in the place of a number is parsed as a number. */
function parseBody(body: string | null): { value?: unknown; problem?: string } {
  if (body === null || body.startsWith('@')) return {};
  for (const text of [body, body.replace(/(?<=[:[,]\s*)\$(?:\{\w+\}|\w+)/g, '1')]) {
    try {
      return { value: JSON.parse(text) };
    } catch {}
  }
  return { problem: "sends a body that isn't valid JSON" };
}

function matches(template: string, path: string): boolean {
  const expected = template.split('/');
  const actual = path.split('/');
  return (
    expected.length === actual.length &&
    expected.every((part, index) =>
      /^\{.*\}$/.test(part) ? actual[index] !== '' : part === actual[index],
    )
  );
}
