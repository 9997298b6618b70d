import type { Metadata } from 'next';
import { DocPage } from '@/components/docs/doc-page';
import { markdownComponents } from '@/components/markdown/components';
import { WidgetCard, WidgetGallery } from '@/components/widgets/widget-gallery';
import { docMetadata } from '@/lib/content/seo/metadata';

const PATH = 'Sdk/placeholders';
const components = { ...markdownComponents, WidgetCard, WidgetGallery };

export const metadata: Metadata = docMetadata(PATH);

/** The gallery of the widgets. It has a separate route, so that no other page loads the styles of the pictures. */
export default function PlaceholdersRoute() {
  return <DocPage path={PATH} components={components} />;
}
