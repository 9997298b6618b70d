import type { ComponentProps } from 'react';
import type SwaggerUI from 'swagger-ui-react';
import { ERROR_HEADER, findErrorHelp } from '@/lib/browser/console/error-help';
import { forgetSandbox, openSandbox } from '@/lib/browser/console/sandbox';
import { loadCatalog } from '@/lib/browser/console/subject';

/** A response that has arrived waits for its explanation no longer than this. */
const HELP_MS = 2_000;

/**
 * Options of Swagger UI that send requests to the sandbox with the token of the reader's sandbox, unless the reader
 * entered a token. The first request creates the sandbox. They also measure the time of a request, which Swagger UI does
 * only for successes, and with the time for creating a sandbox, and look an error up in the catalog of errors.
 *
 * @param server server of the sandbox, if the site has one
 */
export function requestInterceptors(server: string | null): ComponentProps<typeof SwaggerUI> {
  const isInSandbox = (url: string) => server !== null && url.startsWith(`${server}/`);
  let start = 0;
  let isSandboxToken = false;
  return {
    async requestInterceptor(request) {
      isSandboxToken = isInSandbox(request.url) && !request.headers.Authorization;
      if (isSandboxToken) {
        const { sandbox } = await openSandbox();
        request.headers.Authorization = `Bearer ${sandbox.shop.accessToken}`;
      }
      void loadCatalog().catch(() => {});
      start = performance.now();
      return request;
    },
    async responseInterceptor(response) {
      const { url, status, text, headers } = response;
      response.milliseconds = Math.round(performance.now() - start);
      response.isInSandbox = isInSandbox(url);
      // The sandbox was removed. The next request creates another one.
      if (status === 401 && isSandboxToken) forgetSandbox();
      if (status >= 400) {
        // Without the catalog, the response itself still says what is wrong.
        const catalog = await Promise.race([
          loadCatalog().catch(() => undefined),
          new Promise<undefined>((resolve) => setTimeout(resolve, HELP_MS)),
        ]);
        const error = { status, body: String(text), name: headers[ERROR_HEADER] };
        response.help = findErrorHelp(Object.values(catalog?.help ?? {}), error);
      }
      return response;
    },
  };
}
