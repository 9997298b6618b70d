import { withoutBasePath } from '../config/base-path';
import { noEndpoint } from './reject-request';

/** The route handler of an API without endpoints: 404 for every method and path. */
export function noEndpointRoute(request: Request): Response {
  const path = withoutBasePath(new URL(request.url).pathname);
  const { status, headers, body } = noEndpoint(request.method, path);
  return new Response(body, { status, headers });
}
