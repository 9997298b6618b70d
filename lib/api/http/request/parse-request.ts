import type { z } from 'zod';
import { acceptsSessionInQuery } from '../../contract/access';
import { URL_ENCODED } from '../../contract/bodies';
import type { Operation } from '../../contract/define-operation';
import { commonName } from '../../contract/errors/validation-names';
import { idempotencyHeaders } from '../../contract/idempotency';
import { oneSessionMessage, SESSION_HEADER } from '../../contract/identity';
import { ApiError } from '../api-error';
import { withBasicCredentials } from './client-credentials';
import { queryValues } from './query';
import { checkMediaType, FORM, mediaType, parseBody } from './request-body';
import { startValidation } from './validation';

/** The parts of a request after its operation's schemas have parsed them. */
export interface ParsedRequest {
  query: unknown;
  /** `undefined` if the operation accepts no body. */
  body: unknown;
  idempotencyKey: string | undefined;
  /** Must be the same when the request is sent again with the same key. */
  fingerprint: Uint8Array;
  /** The body as it was sent, unless it is a form with files. */
  sentBytes: Uint8Array | undefined;
}

interface RequestSchemas {
  query?: z.ZodType;
  body?: { content: Record<string, { schema: z.ZodType }> };
}

/**
 * Parses and validates query, headers and body.
 *
 * @throws HttpError 415 for another media type; 400 for a body that can't be parsed
 * @throws ApiError 400 with one message for each problem
 */
export async function parseRequest(
  operation: Operation,
  request: Request,
  bytes: Uint8Array,
): Promise<ParsedRequest> {
  const contentType = request.headers.get('content-type');
  checkMediaType(operation, request.headers, bytes.byteLength);
  // Every defined operation has these; the type of the router allows more kinds of schemas.
  const schemas = operation.route.request as RequestSchemas;
  const { messages, names, validate, validateQuery } = startValidation(operation.id);
  const values = queryValues(new URL(request.url));
  const session = request.headers.get(SESSION_HEADER);
  if (session !== null && acceptsSessionInQuery(operation.access, operation.method)) {
    const { sessionToken = session } = values;
    if (sessionToken !== session) {
      messages.push(oneSessionMessage);
      names.add('validationFailed');
    }
    // The rules of the query apply to the header too.
    values.sessionToken = sessionToken;
  }
  const query = validateQuery(schemas.query, values);
  const bodySchema = schemas.body?.content[mediaType(contentType)]?.schema;
  const sentBody = bodySchema ? await parseBody(bytes, contentType) : undefined;
  const isForm = [FORM, URL_ENCODED].includes(mediaType(contentType));
  const given = sentBody?.value;
  const isTokenRequest = operation.access.tokens.length === 0;
  const body = (isForm ? validateQuery : validate)(
    bodySchema,
    isTokenRequest ? withBasicCredentials(request, given) : given,
  );
  const headers = operation.acceptsKey
    ? validate(idempotencyHeaders, {
        'Idempotency-Key': request.headers.get('idempotency-key') ?? undefined,
      })
    : undefined;
  if (messages.length > 0) throw new ApiError(commonName(names), { messages });
  const { 'Idempotency-Key': idempotencyKey } = (headers ?? {}) as { 'Idempotency-Key'?: string };
  // The schemas put the fields into their order, so a client may send the same body in another way.
  const fingerprint = sentBody?.fingerprint ?? Buffer.from(JSON.stringify(body ?? null));
  const sentBytes = sentBody?.fingerprint ? undefined : bytes;
  return { query, body, idempotencyKey, fingerprint, sentBytes };
}

/** Format of an id: text that the database can store, and short enough for a key of its indexes. */
const CLIENT_ID = /^[\x20-\x7e]{1,255}$/;

/** The client that a token request names; whether it exists is checked later. */
export async function claimedClientId(request: Request, bytes: Uint8Array): Promise<string> {
  try {
    const { value } = await parseBody(bytes, request.headers.get('content-type'));
    const { clientId } = withBasicCredentials(request, value) as { clientId?: unknown };
    // Trimmed, as in the schema of the body.
    const id = typeof clientId === 'string' ? clientId.trim() : '';
    return CLIENT_ID.test(id) ? id : '';
  } catch {
    return '';
  }
}
