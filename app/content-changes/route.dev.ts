import { resolve } from 'node:path';
import { watchContent } from '@/lib/content/load/watch-content';
import { env } from '@/lib/site/config/env';

/**
 * Reports changes of the content to the browser of a writer, which then shows the page anew
 * (`lib/browser/refresh-on-change.ts`). The bundler doesn't watch the content: it would have to compile all of it first,
 * and load the modules that read it again after each change.
 */
export function GET() {
  const encoder = new TextEncoder();
  let stop = () => {};
  const events = new ReadableStream<Uint8Array>({
    start(controller) {
      stop = watchContent(resolve(env.CONTENT_ROOT, 'content'), (changed) =>
        controller.enqueue(encoder.encode(`data: ${changed}\n\n`)),
      );
    },
    cancel: () => stop(),
  });
  // Compression would hold events back.
  const headers = {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
  };
  return new Response(events, { headers });
}
