import type { Sender, SentRequest } from '../../api/openapi/example-requests/example-request';
import type { Json } from '../../api/openapi/json';
import type { SampleRequest } from '../../api/openapi/snippets/request';
import type { OperationId } from '../../api/operations';
import { clientIds } from '../../sandbox/shops/demo/client-ids';
import { demoSecret } from '../../sandbox/shops/demo/client-secrets';
import { parseJson } from '../parse-json';
import type { RunnableOperation } from './catalog';
import type { Sandbox } from './sandbox';

/** A request as a reader edits it. */
export interface DraftRequest {
  operation: OperationId;
  /** Query parameters, one on each line: `name=value`. */
  query: string;
  /** The body as text; it need not be JSON. `null` if the request has none. */
  body: string | null;
  headers: Readonly<Record<string, string>>;
  as?: Sender | undefined;
}

const CONTENT_TYPE = 'Content-Type';
const IDEMPOTENCY_KEY = 'Idempotency-Key';

/** An example as a draft: with the clients of the reader's sandbox in place of those of the demo shop. */
export function draftOf(
  { operation, query = {}, body, headers = {}, as }: SentRequest,
  sandbox: Sandbox,
): DraftRequest {
  const lines = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((entry) => `${name}=${entry}`),
  );
  return {
    operation,
    query: lines.join('\n'),
    body: body ? JSON.stringify(withOwnClient(body, sandbox), null, 2) : null,
    headers,
    as,
  };
}

const FAIL_HEADER = 'X-Sandbox-Fail';

/** The failure that a draft simulates: a status, or an empty text. */
export function simulatedFailure({ headers }: DraftRequest): string {
  return headers[FAIL_HEADER] ?? '';
}

/** Whether a response is the failure that its request simulates. Such a response has the header too. */
export function isSimulated({ headers }: { headers: Pick<Headers, 'get'> }): boolean {
  return headers.get(FAIL_HEADER) !== null;
}

/** A draft that simulates a failure, or none if `failure` is empty. */
export function withSimulatedFailure(draft: DraftRequest, failure: string): DraftRequest {
  const { [FAIL_HEADER]: _, ...headers } = draft.headers;
  return { ...draft, headers: failure ? { ...headers, [FAIL_HEADER]: failure } : headers };
}

/**
 * A draft as code samples show it: the same request with an idempotency key of its own.
 *
 * @param origin of the server, with its base path
 */
export function sampleOf(
  draft: DraftRequest,
  operation: RunnableOperation,
  origin: string,
): SampleRequest {
  const { [CONTENT_TYPE]: _, ...headers } = headersOf(draft, operation);
  return {
    method: operation.method,
    url: origin + pathOf(draft, operation),
    hasToken: operation.hasToken,
    headers,
    ...(draft.body !== null && bodyOf(draft.body)),
    hasResponseBody: operation.status === 200,
  };
}

/** A body that is not JSON is sent as it is. */
function bodyOf(text: string): Pick<SampleRequest, 'body' | 'text'> {
  const body = parseJson(text);
  return body === undefined ? { text } : { body: body as Json };
}

/** The headers of a draft besides the token. Each write gets a new idempotency key, so that no response is a replay. */
export function headersOf(
  draft: DraftRequest,
  operation: RunnableOperation,
): Readonly<Record<string, string>> {
  return {
    ...(draft.body !== null && { [CONTENT_TYPE]: 'application/json' }),
    ...(operation.isIdempotent && { [IDEMPOTENCY_KEY]: randomKey() }),
    ...draft.headers,
  };
}

/** Path and query of a draft. */
export function pathOf(draft: DraftRequest, { path }: Pick<RunnableOperation, 'path'>): string {
  const query = new URLSearchParams();
  for (const line of draft.query.split('\n')) {
    const [, name = '', value = ''] = /^\s*([^=]+?)\s*=(.*)$/.exec(line) ?? [];
    if (name) query.append(name, value.trim());
  }
  return query.size === 0 ? path : `${path}?${query}`;
}

/** A client of the demo shop in a sandbox. */
export function clientNamed(name: string, { clients }: Sandbox) {
  const client = clients.find((known) => known.name === name);
  if (!client) throw new Error(`The sandbox has no client "${name}".`);
  return client;
}

function withOwnClient(body: NonNullable<SentRequest['body']>, sandbox: Sandbox) {
  const name = Object.entries(clientIds).find(([, id]) => id === body.clientId)?.[0];
  if (!name) return body;
  const { clientId, clientSecret } = clientNamed(name, sandbox);
  return { ...body, clientId, ...(body.clientSecret === demoSecret && { clientSecret }) };
}

/** `crypto.randomUUID` exists only with HTTPS. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
