import type { Metadata } from 'next';
import { DocPage } from '@/components/docs/doc-page';
import { markdownComponents } from '@/components/markdown/components';
import { getContent } from '@/lib/content/load/content';
import { PICTURES_FOLDER } from '@/lib/content/sdk/widgets';
import { docMetadata } from '@/lib/content/seo/metadata';

export const dynamicParams = false;

type Props = PageProps<'/docs/[[...slug]]'>;

/**
 * All docs pages except those with pictures of widgets, which have a separate route. The dev server calls this in a new process at each
 * request, and serves other pages too: none are listed there, so that the process doesn't read the content.
 */
export function generateStaticParams() {
  if (process.env.NODE_ENV === 'development') return [];
  return [...getContent().pages.values()]
    .filter(({ path }) => path !== PICTURES_FOLDER && !path.startsWith(`${PICTURES_FOLDER}/`))
    .map(({ path }) => ({ slug: path === '' ? [] : path.split('/') }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return docMetadata(pathOf((await params).slug));
}

export default async function DocsRoute({ params }: Props) {
  return <DocPage path={pathOf((await params).slug)} components={markdownComponents} />;
}

function pathOf(slug: string[] = []): string {
  return slug.join('/');
}
