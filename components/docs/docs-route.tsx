import type { Metadata } from 'next';
import type { MarkdownComponents } from '@/components/markdown/render';
import { ERRORS_URL } from '@/lib/content/api-reference/api-pages';
import { getContent } from '@/lib/content/load/content';
import { PICTURES_URL } from '@/lib/content/sdk/widgets';
import { docMetadata } from '@/lib/content/seo/metadata';
import { DocPage } from './doc-page';

/** Addresses whose pages, and those below them, have a separate route, so that no other page loads their styles. */
const SEPARATE = [ERRORS_URL, PICTURES_URL];

interface Props {
  params: Promise<{ slug?: string[] }>;
}

/** What a route of docs pages exports. `address` is that of its first page. */
export function docsRoute(address: string, components: MarkdownComponents) {
  const pathOf = async ({ params }: Props) =>
    [...address.split('/').slice(2), ...((await params).slug ?? [])].join('/');
  return {
    /**
     * The dev server calls this in a new process at each request, and serves other pages too: none are listed there, so
     * that the process doesn't read the content.
     */
    generateStaticParams() {
      if (process.env.NODE_ENV === 'development') return [];
      return [...getContent().pages.values()]
        .filter(({ url }) => (SEPARATE.find((each) => isBelow(url, each)) ?? '/docs') === address)
        .map(({ url }) => ({ slug: url.slice(address.length).split('/').slice(1) }));
    },
    generateMetadata: async (props: Props): Promise<Metadata> => docMetadata(await pathOf(props)),
    render: async (props: Props) => <DocPage path={await pathOf(props)} components={components} />,
  };
}

const isBelow = (url: string, address: string) => `${url}/`.startsWith(`${address}/`);
