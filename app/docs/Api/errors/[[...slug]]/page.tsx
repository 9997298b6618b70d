import { docsRoute } from '@/components/docs/docs-route';
import { markdownComponents } from '@/components/markdown/components';
import { Entries, Entry, EntryHeading } from '@/components/markdown/entries';
import { ERRORS_URL } from '@/lib/content/api-reference/api-pages';

const route = docsRoute(ERRORS_URL, { ...markdownComponents, Entries, Entry, EntryHeading });

export const dynamicParams = false;
export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.render;
