import { docsRoute } from '@/components/docs/docs-route';
import { markdownComponents } from '@/components/markdown/components';
import { WidgetCard, WidgetGallery } from '@/components/widgets/widget-gallery';
import { WidgetPicture } from '@/components/widgets/widget-picture';
import { PICTURES_URL } from '@/lib/content/sdk/widgets';

const components = { ...markdownComponents, Picture: WidgetPicture, WidgetCard, WidgetGallery };
const route = docsRoute(PICTURES_URL, components);

export const dynamicParams = false;
export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.render;
