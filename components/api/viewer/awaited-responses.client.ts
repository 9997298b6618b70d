import { awaitResult } from '@/lib/browser/awaited-result';

/** A request as the action of Swagger UI that sends it gets it. */
interface ExecutedRequest {
  pathName: string;
  method: string;
}

/** Remembers for each operation whether the reader waits for the response to its latest request. */
export function createAwaitedResponses() {
  const waits = new Map<string, () => boolean>();
  const keyOf = (path: string, method: string) => `${method.toLowerCase()} ${path}`;
  return {
    /** Wraps the action that sends a request. */
    executeRequest:
      (original: (request: ExecutedRequest) => unknown) => (request: ExecutedRequest) => {
        waits.set(keyOf(request.pathName, request.method), awaitResult());
        return original(request);
      },
    /** Whether the reader has done nothing else since the request was sent. */
    isAwaited: (path: string, method: string) => waits.get(keyOf(path, method))?.() ?? false,
  };
}

export type AwaitedResponses = ReturnType<typeof createAwaitedResponses>;
