import { drawImage } from '@/components/open-graph/draw-image';
import { OpenGraphPicture } from '@/components/open-graph/picture';
import { cachedPicture } from '@/lib/build/picture-cache';
import { getHeadPages } from '@/lib/content/seo/heads';
import { openGraphImagePath } from '@/lib/content/seo/open-graph-image';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return getHeadPages().map((page) => ({
    path: openGraphImagePath(page.url).split('/').slice(2),
  }));
}

/** The Open Graph image of a page. */
export async function GET(_request: Request, { params }: RouteContext<'/og/[...path]'>) {
  const imagePath = `/og/${(await params).path.join('/')}`;
  const page = getHeadPages().find(({ url }) => openGraphImagePath(url) === imagePath);
  if (!page) return new Response('There is no such image.\n', { status: 404 });
  const picture = <OpenGraphPicture page={page} />;
  // The dev server draws each picture again, because its elements refer to each other.
  const png =
    process.env.NODE_ENV === 'production'
      ? await cachedPicture(picture, () => drawImage(picture))
      : await drawImage(picture);
  return new Response(png, { headers: { 'content-type': 'image/png' } });
}
