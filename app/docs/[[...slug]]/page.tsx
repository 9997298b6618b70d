import { docsRoute } from '@/components/docs/docs-route';
import { markdownComponents } from '@/components/markdown/components';

const route = docsRoute('/docs', markdownComponents);

export const dynamicParams = false;
export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.render;
