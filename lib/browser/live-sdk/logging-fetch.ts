import { withoutBasePath } from '../../site/config/base-path';

/** A request that an SDK sent. */
export interface SdkRequest {
  method: string;
  /** Path without the base path and the query. */
  path: string;
  /** 0 without a response. */
  status: number;
  /** Milliseconds until the response. */
  ms: number;
}

interface LoggingOptions {
  onRequest: (request: SdkRequest) => void;
  fetch: typeof fetch;
}

/** A `fetch` that reports each request with its response. */
export function loggingFetch({ onRequest, fetch }: LoggingOptions): typeof fetch {
  return async (input, init) => {
    const start = performance.now();
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    const log = (status: number) =>
      onRequest({
        method: init?.method ?? 'GET',
        path: withoutBasePath(pathname),
        status,
        ms: Math.round(performance.now() - start),
      });
    try {
      const response = await fetch(input, init);
      log(response.status);
      return response;
    } catch (error) {
      if (!init?.signal?.aborted) log(0);
      throw error;
    }
  };
}
