import type { Metadata } from 'next';
import { DocPage } from '@/components/docs/doc-page';
import { markdownComponents } from '@/components/markdown/components';
import { getContent } from '@/lib/content/load/content';
import { docMetadata } from '@/lib/content/seo/metadata';

export const dynamicParams = false;

const GALLERY = 'Sdk/placeholders';

type Props = PageProps<'/docs/[[...slug]]'>;

/**
 * All docs pages except widget pages and their gallery, which have separate routes. The dev server calls this in a new process at each
 * request, and serves other pages too: none are listed there, so that the process doesn't read the content.
 */
export function generateStaticParams() {
  if (process.env.NODE_ENV === 'development') return [];
  return [...getContent().pages.values()]
    .filter(({ kind, path }) => kind !== 'widget' && path !== GALLERY)
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
