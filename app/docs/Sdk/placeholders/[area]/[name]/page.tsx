import type { Metadata } from 'next';
import { DocPage } from '@/components/docs/doc-page';
import { markdownComponents } from '@/components/markdown/components';
import { WidgetPicture } from '@/components/widgets/widget-picture';
import { getContent } from '@/lib/content/load/content';
import { docMetadata } from '@/lib/content/seo/metadata';

export const dynamicParams = false;

const FOLDER = 'Sdk/placeholders';
const components = { ...markdownComponents, Picture: WidgetPicture };

type Props = PageProps<'/docs/Sdk/placeholders/[area]/[name]'>;

/** Only widget pages. They have a separate route, so that no other page loads the styles of the widget pictures. */
export function generateStaticParams() {
  // As for the other docs pages.
  if (process.env.NODE_ENV === 'development') return [];
  return [...getContent().pages.values()]
    .filter(({ kind, path }) => kind === 'widget' && path.startsWith(`${FOLDER}/`))
    .map(({ path }) => {
      const [area = '', name = ''] = path.slice(FOLDER.length + 1).split('/');
      return { area, name };
    });
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return docMetadata(pathOf(await params));
}

export default async function WidgetRoute({ params }: Props) {
  return <DocPage path={pathOf(await params)} components={components} />;
}

function pathOf({ area, name }: { area: string; name: string }): string {
  return `${FOLDER}/${area}/${name}`;
}
