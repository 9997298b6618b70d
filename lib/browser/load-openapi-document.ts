import type { OpenAPIObject } from 'openapi3-ts/oas31';

/** An object of a document, which can hold anything. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Reason that a document could not be loaded. */
export type OpenApiLoadProblem = 'network' | 'timeout' | 'status' | 'notJson' | 'notOpenApi';

/** An OpenAPI document could not be loaded, or the response is not one. */
export class OpenApiLoadError extends Error {
  constructor(
    readonly problem: OpenApiLoadProblem,
    /** The HTTP status, if that is the problem. */
    readonly status?: number,
  ) {
    super(`The OpenAPI document can't be shown: ${problem}${status ? ` ${status}` : ''}`);
    this.name = 'OpenApiLoadError';
  }
}

/** Whether a value looks like an OpenAPI 3 document. Checks only the top level. */
export function isOpenApiDocument(value: unknown): value is OpenAPIObject {
  return (
    isJsonObject(value) &&
    typeof value.openapi === 'string' &&
    /^3\.\d/.test(value.openapi) &&
    isJsonObject(value.info) &&
    isJsonObject(value.paths)
  );
}

/** Whether a value is an object and not a list. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new OpenApiLoadError('notJson');
  }
}

/**
 * Fetches an OpenAPI document with one GET and checks that it is one.
 *
 * @param timeoutMs limit for the whole response, including the body
 * @throws OpenApiLoadError
 */
export async function loadOpenApiDocument(url: string, timeoutMs: number): Promise<OpenAPIObject> {
  const signal = AbortSignal.timeout(timeoutMs);
  let text: string;
  try {
    const response = await fetch(url, { signal });
    if (!response.ok) throw new OpenApiLoadError('status', response.status);
    text = await response.text();
  } catch (error) {
    if (error instanceof OpenApiLoadError) throw error;
    // The error has another name if the time is over while the body is read.
    throw new OpenApiLoadError(signal.aborted ? 'timeout' : 'network');
  }
  const document = parse(text);
  if (!isOpenApiDocument(document)) throw new OpenApiLoadError('notOpenApi');
  return document;
}
