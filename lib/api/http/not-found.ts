import { shortName } from '../contract/errors/message-limits';
import { HttpError } from './api-error';

/** Where the OpenAPI document is, wherever the API runs. */
const DOCUMENT_PATH = '/v2/docs/openapi.json';

/** The response to a path that is no endpoint. It names the document with all endpoints. */
export function notFound(path: string): Response {
  return new HttpError(404, [
    `${shortName(path)} is not an endpoint of the API, see ${DOCUMENT_PATH}`,
  ]).toResponse();
}
