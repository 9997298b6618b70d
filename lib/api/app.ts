import { type Api, createApp, type MountedOperation } from './http/create-app';
import { handleOperation } from './http/handle-operation';
import type { ImplementedOperation } from './http/implement';
import { maxBytesOf } from './http/request/request-body';
import { REQUEST_HEADERS } from './http/response-headers';
import type { ApiServices } from './http/services';
import { storefrontHandlers } from './storefront/handlers';
import { serveUpload } from './uploads/serve-upload';
import { UPLOADS_PATH } from './uploads/upload-store';

/** Assembles the API from its operations. */
export function createApi(
  services: ApiServices,
  implemented: readonly ImplementedOperation[],
): Api {
  const mounted = [...implemented, ...storefrontHandlers].map((entry): MountedOperation => {
    const { id, method, path, isRevalidated: isCompressed } = entry.operation;
    return {
      ...{ id, method, path, isCompressed },
      maxBodyBytes: (request) => maxBytesOf(entry.operation, request),
      handle: (incoming) => handleOperation(entry, services, incoming),
    };
  });
  const image: MountedOperation = {
    method: 'get',
    path: `${UPLOADS_PATH}{name}`,
    maxBodyBytes: () => 0,
    handle: ({ params }) => serveUpload(services, params.name ?? ''),
  };
  return createApp([...mounted, image], {
    services,
    unknownPath: 'is not an endpoint of the API, see /v2/docs/openapi.json',
    requestHeaders: () => [...REQUEST_HEADERS, ...(services.requestHeaders ?? [])],
    logsExpectedErrors: true,
  });
}
