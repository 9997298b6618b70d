import type { Code } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { ZodType } from 'zod';
import type { SentRequest } from '../../api/openapi/example-requests/example-request';
import { operations } from '../../api/operations';
import { en } from '../../site/messages/en';
import { type CurlRequest, readCurlRequests } from '../pages/curl-requests';
import type { PageContext } from '../pages/page';
import { readFenceMeta } from '../plugins/fence-meta';
import { runnableSampleOf } from '../sdk/samples';
import { runButton } from '../tags/run';

/** Headers that every request has, so that a console sets them. */
const OWN_HEADERS = ['authorization', 'content-type'];

/**
 * The button that runs the request of a shell sample in a sandbox; `null` without `run`.
 *
 * @throws Error if the request can't run there as it stands
 */
export function sampleRun({ lang, meta, value }: Code): MdxJsxFlowElement | null {
  const { run, unchecked } = readFenceMeta(meta ?? '');
  if (run === null) return null;
  if (run !== 'sandbox') throw new Error(`the code sample has run="${run}", it must be "sandbox"`);
  const requests = lang === 'bash' ? readCurlRequests(value) : [];
  const [request] = requests;
  if (!request || requests.length > 1) {
    throw new Error(
      `the code sample has ${requests.length} requests, run="sandbox" needs one curl command`,
    );
  }
  const sent = toSentRequest(request, unchecked === null);
  return runButton(en.run, { request: sent });
}

/** The button that runs a sample of the SDK in a frame; `null` for other samples. */
export function sdkSampleRun(node: Code, { page }: PageContext): MdxJsxFlowElement | null {
  const sample = runnableSampleOf(node, page);
  return sample && runButton(en.run, { sample: sample.id, file: sample.title });
}

function toSentRequest(request: CurlRequest, isChecked: boolean): SentRequest {
  const { method, url, headers, body } = request;
  if (/\$\w/.test(url + (body ?? ''))) {
    throw new Error('the code sample has a variable in its request, so it can’t run in a sandbox');
  }
  const { pathname, searchParams } = new URL(url);
  const operation = operations.find(
    (known) => known.path === pathname && known.method.toUpperCase() === method,
  );
  if (!operation) throw new Error(`the contract has no operation ${method} ${pathname}`);
  const schemas = operation.route.request as {
    query: ZodType;
    body?: { content: { 'application/json': { schema: ZodType } } };
  };
  const query = queryOf(searchParams);
  const parsedBody: SentRequest['body'] = body === null ? undefined : JSON.parse(body);
  if (isChecked) {
    check(schemas.query, query, `the query of ${operation.id}`);
    const schema = schemas.body?.content['application/json'].schema;
    if (schema) check(schema, parsedBody, `the body of ${operation.id}`);
    else if (parsedBody) throw new Error(`${operation.id} accepts no body`);
  }
  const ownHeaders = headers
    .map(nameAndValue)
    .filter(([name]) => !OWN_HEADERS.includes(name.toLowerCase()));
  return {
    operation: operation.id as SentRequest['operation'],
    ...(searchParams.size > 0 && { query }),
    ...(parsedBody && { body: parsedBody }),
    ...(ownHeaders.length > 0 && { headers: Object.fromEntries(ownHeaders) }),
  };
}

/** A header as its name and its value, which can contain colons. */
function nameAndValue(header: string): [string, string] {
  const [name = ''] = header.split(':', 1);
  return [name, header.slice(name.length + 1).trim()];
}

/** Query parameters as text; those that are repeated are lists. */
function queryOf(parameters: URLSearchParams): NonNullable<SentRequest['query']> {
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => {
      const [only = '', ...more] = parameters.getAll(name);
      return [name, more.length > 0 ? [only, ...more] : only];
    }),
  );
}

function check(schema: ZodType, value: unknown, what: string): void {
  const { error } = schema.safeParse(value);
  const [issue] = error?.issues ?? [];
  if (!issue) return;
  throw new Error(`${what} is not valid: ${issue.path.join('.')} ${issue.message}`);
}
