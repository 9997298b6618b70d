import { getContent } from '@/lib/content/load/content';
import { fileResponse, sampleFiles } from '@/lib/content/sdk/sample-files';

export const dynamic = 'force-static';
export const dynamicParams = false;

let cached: ReturnType<typeof sampleFiles> | undefined;

function files() {
  if (process.env.NODE_ENV === 'development') cached = undefined;
  cached ??= sampleFiles([...getContent().pages.values()]);
  return cached;
}

export function generateStaticParams() {
  return [...files().keys()].map((file) => ({ file }));
}

/** A sample of the SDK, or what all samples load. With `SANDBOX=off`, there are none. */
export async function GET(_request: Request, { params }: RouteContext<'/samples/[file]'>) {
  return fileResponse(files().get((await params).file));
}
