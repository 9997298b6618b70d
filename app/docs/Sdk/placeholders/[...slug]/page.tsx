import type { Metadata } from 'next';
import { DocPage } from '@/components/docs/doc-page';
import { markdownComponents } from '@/components/markdown/components';
import { WidgetPicture } from '@/components/widgets/widget-picture';
import { getContent } from '@/lib/docs/content';
import { docMetadata } from '@/lib/docs/metadata';

export const dynamicParams = false;

const FOLDER = 'Sdk/placeholders';
const components = { ...markdownComponents, Picture: WidgetPicture };

type Props = PageProps<'/docs/Sdk/placeholders/[...slug]'>;

/** Widget pages only: the styles of the pictures are theirs, and no other page should load them. */
export function generateStaticParams() {
  return [...getContent().pages.values()]
    .filter(({ kind, path }) => kind === 'widget' && path.startsWith(`${FOLDER}/`))
    .map(({ path }) => ({ slug: path.slice(FOLDER.length + 1).split('/') }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return docMetadata(pathOf((await params).slug));
}

export default async function WidgetRoute({ params }: Props) {
  return <DocPage path={pathOf((await params).slug)} components={components} />;
}

function pathOf(slug: string[]): string {
  return [FOLDER, ...slug].join('/');
}
