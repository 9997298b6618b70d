import type { ContentIssue } from '../../docs/content-error';
import { type CurlRequest, readCurlRequests } from './curl';
import type { Sample } from './samples';

/** A call of the API as far as a sample can get it wrong. */
export interface KnownOperation {
  method: string;
  /** Path below the host, such as `/v2/customers/{id}`. */
  path: string;
  query: readonly {
    name: string;
    isRequired: boolean;
    /** What is wrong with a value. */
    check?: (value: string) => string[];
  }[];
  /** What is wrong with a JSON body; `null` when the call takes none. */
  checkBody: ((body: unknown) => string[]) | null;
}

/** The API that samples call: its address, and its calls once they are known. */
export interface KnownApi {
  origin: string;
  operations?: readonly KnownOperation[];
}

/** Shell samples whose curl calls are no calls of the API, or send it what it does not take. */
export function checkCurlSamples(samples: readonly Sample[], api: KnownApi): ContentIssue[] {
  return samples
    .filter(({ language, unchecked }) => language === 'bash' && unchecked === null)
    .flatMap(({ code, file, line }) =>
      readCurlRequests(code).flatMap((call) =>
        checkCall(call, api).map((reason) => ({ file, line: line + call.line, reason })),
      ),
    );
}

function checkCall(call: CurlRequest, { origin, operations }: KnownApi): string[] {
  const problems = call.unknownOptions.map((option) => `uses the unknown curl option ${option}`);
  if (!URL.canParse(call.url))
    return [...problems, `calls "${call.url}", which is no full address`];
  const url = new URL(call.url);
  if (url.origin !== origin) return problems;
  const body = parseBody(call.body);
  if (body.problem) problems.push(body.problem);
  if (!operations) return problems;

  const atPath = operations.filter(({ path }) => matches(path, url.pathname));
  const operation = atPath.find(({ method }) => method.toUpperCase() === call.method);
  if (!operation) {
    const methods = atPath.map(({ method }) => method.toUpperCase()).join(' or ');
    const reason = methods
      ? `, which the API has as ${methods} only`
      : ', which the API does not have';
    return [...problems, `calls ${call.method} ${url.pathname}${reason}`];
  }
  return [...problems, ...checkQuery(url, operation), ...checkBody(body.value, call, operation)];
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
      .map((problem) => `gives ${path} a wrong "${name}": ${problem}`),
  );
  return [
    ...wrong,
    ...unknown.map((name) => `gives ${path} the unknown parameter "${name}"`),
    ...missing.map(({ name }) => `leaves out the parameter "${name}" of ${path}`),
  ];
}

function checkBody(value: unknown, call: CurlRequest, operation: KnownOperation): string[] {
  const { path, checkBody: check } = operation;
  if (check === null)
    return call.body === null ? [] : [`sends a body, which ${path} does not take`];
  if (call.body === null) return check(undefined).map((problem) => `body of ${path}: ${problem}`);
  return value === undefined ? [] : check(value).map((problem) => `body of ${path}: ${problem}`);
}

/** A variable that stands for a number is read as one. */
function parseBody(body: string | null): { value?: unknown; problem?: string } {
  if (body === null || body.startsWith('@')) return {};
  for (const text of [body, body.replace(/(?<=[:[,]\s*)\$(?:\{\w+\}|\w+)/g, '1')]) {
    try {
      return { value: JSON.parse(text) };
    } catch {}
  }
  return { problem: 'sends a body that is no JSON' };
}

function matches(template: string, path: string): boolean {
  const wanted = template.split('/');
  const given = path.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, index) =>
      /^\{.*\}$/.test(part) ? given[index] !== '' : part === given[index],
    )
  );
}
