import { compileMDX, type MDXRemoteProps } from 'next-mdx-remote/rsc';
import type { ReactElement } from 'react';
import rehypeMinifyWhitespace from 'rehype-minify-whitespace';
import rehypePrettyCode, { type Options as PrettyCodeOptions } from 'rehype-pretty-code';
import { expandPage } from '@/lib/content/pages/expand-page';
import type { PageContext } from '@/lib/content/pages/page';
import { rehypeCodeBlocks } from '@/lib/content/plugins/code-blocks';
import { codeTheme, codeTransformers } from '@/lib/content/plugins/code-theme';
import { rehypeEntries } from '@/lib/content/plugins/entries';
import { withoutCheckMeta } from '@/lib/content/plugins/fence-meta';
import { rehypeRequestPane } from '@/lib/content/plugins/request-pane';
import { rehypeSdkLinks } from '@/lib/content/plugins/sdk-links';
import { rehypeTables } from '@/lib/content/plugins/tables';

/** Components by tag or element name. */
export type MarkdownComponents = NonNullable<MDXRemoteProps['components']>;

const prettyCode: PrettyCodeOptions = {
  theme: codeTheme,
  keepBackground: false,
  grid: false,
  bypassInlineCode: true,
  transformers: codeTransformers,
  filterMetaString: withoutCheckMeta,
};

/**
 * Renders the text of a page. The content checks ran before, so the text has only known tags and elements.
 *
 * @throws Error with file and line if a tag names something that its source doesn't have
 */
export async function renderPage(
  context: PageContext,
  components: MarkdownComponents,
): Promise<ReactElement> {
  const { page } = context;
  try {
    const { content } = await compileMDX({
      // The page is parsed already: the plugin replaces the tree of an empty document with the tree of the page.
      source: '',
      components,
      options: {
        mdxOptions: {
          tableCellAlignToStyle: false,
          remarkPlugins: [() => () => structuredClone(expandPage(context))],
          rehypePlugins: [
            [rehypePrettyCode, prettyCode],
            [rehypeSdkLinks, context],
            rehypeCodeBlocks,
            rehypeRequestPane,
            [rehypeEntries, context],
            rehypeTables,
            rehypeMinifyWhitespace,
          ],
        },
      },
    });
    return content;
  } catch (error) {
    throw new Error(
      `${page.file ?? page.url} can't be rendered: ${error instanceof Error ? error.message : error}`,
    );
  }
}
