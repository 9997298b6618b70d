import { Hono } from 'hono';
import { toErrorResponse } from './http/error-response';
import { handleOperation } from './http/handle-operation';
import type { ImplementedOperation } from './http/implement';
import { LargeBodies } from './http/large-bodies';
import { methodNotAllowed, preflightResponse } from './http/method-response';
import { notFound } from './http/not-found';
import { finishResponse, newRequestState } from './http/request-state';
import type { ApiServices } from './http/services';
import { operations } from './operations';
import { serveUpload } from './uploads/serve-upload';
import { UPLOADS_PATH } from './uploads/upload-store';

/** The API as one function from requests to responses. It contains no server. */
export interface Api {
  /** @param address of the client, for the bucket of token requests */
  fetch(request: Request, address?: string): Promise<Response>;
}

const UNKNOWN_ADDRESS = 'unknown';

/** Assembles the API from its operations. */
export function createApi(
  services: ApiServices,
  implemented: readonly ImplementedOperation[],
): Api {
  const app = new Hono<{ Bindings: { address: string } }>();
  const largeBodies = new LargeBodies(services.largeBodies);
  for (const entry of implemented) {
    app.on(entry.operation.method.toUpperCase(), entry.operation.path, async ({ req, env }) => {
      const state = newRequestState(req.raw, services, entry.operation);
      const incoming = { request: req.raw, state, services, largeBodies, ...env };
      const response = await handleOperation(entry, incoming);
      return finishResponse(response, state, services, req.raw);
    });
  }
  app.get(`${UPLOADS_PATH}:name`, async ({ req }) => {
    const state = newRequestState(req.raw, services);
    const response = await serveUpload(services, req.param('name')).catch((error) => {
      state.error = error;
      return toErrorResponse(error);
    });
    return finishResponse(response, state, services, req.raw);
  });
  app.notFound(({ req }) => {
    const state = newRequestState(req.raw, services);
    return finishResponse(unmatched(req.raw, services), state, services, req.raw);
  });
  return {
    fetch: async (request, address = UNKNOWN_ADDRESS) => app.fetch(request, { address }),
  };
}

/** Whether a path is that of an image, stored or not. */
function isUploadPath(pathname: string): boolean {
  const name = pathname.startsWith(UPLOADS_PATH) ? pathname.slice(UPLOADS_PATH.length) : '';
  return name !== '' && !name.includes('/');
}

/** The response to what no operation accepts: preflight requests, other methods, unknown paths. */
function unmatched(request: Request, { requestHeaders = [] }: ApiServices): Response {
  const { pathname } = new URL(request.url);
  const methods = isUploadPath(pathname)
    ? ['GET', 'HEAD']
    : operations
        .filter(({ path }) => path === pathname)
        .flatMap(({ method }) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()]));
  if (methods.length === 0) return notFound(pathname);
  return request.method === 'OPTIONS'
    ? preflightResponse(requestHeaders)
    : methodNotAllowed(pathname, methods);
}
