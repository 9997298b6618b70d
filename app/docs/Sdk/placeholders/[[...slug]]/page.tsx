import type { Metadata } from 'next';
import { DocPage } from '@/components/docs/doc-page';
import { markdownComponents } from '@/components/markdown/components';
import { WidgetCard, WidgetGallery } from '@/components/widgets/widget-gallery';
import { WidgetPicture } from '@/components/widgets/widget-picture';
import { getContent } from '@/lib/content/load/content';
import { PICTURES_FOLDER } from '@/lib/content/sdk/widgets';
import { docMetadata } from '@/lib/content/seo/metadata';

export const dynamicParams = false;

const components = { ...markdownComponents, Picture: WidgetPicture, WidgetCard, WidgetGallery };

type Props = PageProps<'/docs/Sdk/placeholders/[[...path]]'>;

/** The gallery and the pages of widgets. A separate route, so that no other page loads the styles of the pictures. */
export function generateStaticParams() {
  // As for the other docs pages.
  if (process.env.NODE_ENV === 'development') return [];
  return [...getContent().pages.keys()]
    .filter((path) => path === PICTURES_FOLDER || path.startsWith(`${PICTURES_FOLDER}/`))
    .map((path) => ({ path: path.split('/').slice(2) }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return docMetadata(pathOf(await params));
}

export default async function PlaceholdersRoute({ params }: Props) {
  return <DocPage path={pathOf(await params)} components={components} />;
}

function pathOf({ path = [] }: { path?: string[] }): string {
  return [PICTURES_FOLDER, ...path].join('/');
}
