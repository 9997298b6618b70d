import type { z } from 'zod';
import { queryValues } from '../../../api/http/request/query';
import { startValidation } from '../../../api/http/request/validation';
import { operations } from '../../../api/operations';
import type { ContentIssue } from '../../../content/load/content-error';
import { type CurlRequest, readCurlRequests } from '../../../content/pages/curl-requests';
import type { SandboxOperation } from '../../../sandbox/contract/define-operation';
import { sandboxOperations } from '../../../sandbox/contract/operations';
import { defaultServerUrl } from '../../../site/config/api-url';
import type { Sample } from './samples';

/** An operation with the input that it accepts; without a schema, none. */
interface KnownOperation {
  method: string;
  path: string;
  query?: z.ZodType | undefined;
  body?: z.ZodType | undefined;
  acceptsAnyBody?: boolean | undefined;
}

const { origin } = new URL(defaultServerUrl);

const OPERATIONS: readonly KnownOperation[] = [
  ...operations.map(({ method, path, route: { request } }) => ({
    method,
    path,
    query: request.query,
    body: 'body' in request ? request.body.content['application/json'].schema : undefined,
  })),
  ...(sandboxOperations as readonly SandboxOperation[]),
];

/** Finds curl commands in shell samples whose request the API would reject. */
export function checkCurlSamples(samples: readonly Sample[]): ContentIssue[] {
  return samples
    .filter(({ language, unchecked }) => language === 'bash' && unchecked === null)
    .flatMap(({ code, file, line }) =>
      readCurlRequests(code).flatMap((request) =>
        problemsOf(request).map((reason) => ({ file, line: line + request.line, reason })),
      ),
    );
}

function problemsOf(request: CurlRequest): string[] {
  const unknown = request.unknownOptions.map((option) => `uses the unknown curl option ${option}`);
  if (!URL.canParse(request.url))
    return [...unknown, `sends a request to "${request.url}", which isn't an absolute URL`];
  const url = new URL(request.url);
  return url.origin === origin ? [...unknown, ...apiProblems(request, url)] : unknown;
}

function apiProblems({ method, body }: CurlRequest, url: URL): string[] {
  const atPath = OPERATIONS.filter(({ path }) => matches(path, url.pathname));
  const operation = atPath.find((known) => known.method.toUpperCase() === method);
  if (!operation) {
    const methods = atPath.map((known) => known.method.toUpperCase()).join(' or ');
    const reason = methods ? `accepts as ${methods} only` : "doesn't have";
    return [`sends ${method} ${url.pathname}, which the API ${reason}`];
  }
  const sent = parseBody(body);
  if (sent.problem) return [sent.problem];
  if (body !== null && !operation.body && !operation.acceptsAnyBody)
    return [`sends a body, which ${operation.path} doesn't accept`];
  const { messages, validate, validateQuery } = startValidation();
  validateQuery(operation.query, withoutVariables(url));
  if (!body?.startsWith('@')) validate(operation.body, sent.value ?? {});
  return messages.map((message) => `sends ${operation.path} an invalid request: ${message}`);
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

/** The query with a number in the place of each variable. */
function withoutVariables(url: URL): Record<string, string | string[]> {
  const filled = new URL(url);
  for (const [name, value] of url.searchParams) {
    if (value.startsWith('$')) filled.searchParams.set(name, '1');
  }
  return queryValues(filled);
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
