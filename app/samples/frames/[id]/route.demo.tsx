import { getContent } from '@/lib/content/load/content';
import { fileResponse, sampleFrames } from '@/lib/content/sdk/sample-files';

export const dynamic = 'force-static';
export const dynamicParams = false;

let cached: ReturnType<typeof sampleFrames> | undefined;

function files() {
  if (process.env.NODE_ENV === 'development') cached = undefined;
  cached ??= sampleFrames([...getContent().pages.values()]);
  return cached;
}

export function generateStaticParams() {
  return [...files().keys()].map((id) => ({ id }));
}

/** The document that runs a sample of the SDK. With `SANDBOX=off`, there are none. */
export async function GET(_request: Request, { params }: RouteContext<'/samples/frames/[id]'>) {
  return fileResponse(files().get((await params).id));
}
