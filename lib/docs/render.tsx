import { compileMDX, type MDXRemoteProps } from 'next-mdx-remote/rsc';
import type { ReactElement } from 'react';
import rehypeMinifyWhitespace from 'rehype-minify-whitespace';
import rehypePrettyCode, { type Options as PrettyCodeOptions } from 'rehype-pretty-code';
import remarkGfm from 'remark-gfm';
import { rehypeCodeFrame } from './plugins/code-frame';
import { codeTheme, codeTransformers } from './plugins/code-theme';
import { remarkExpandSources } from './plugins/expand-sources';
import { escapeHeadingIds, remarkHeadings } from './plugins/headings';
import { remarkMarkdownFileLinks } from './plugins/markdown-file-links';
import { withoutCheckMeta } from './plugins/sample-meta';
import { rehypeSdkLinks } from './plugins/sdk-links';
import type { PageContext } from './sources/pages';

/** Components by the tag or element that they stand for. */
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
 * Renders a page's text. It has passed the rules of content: what is unknown stops the build before it comes here.
 *
 * @throws Error naming file and line when a source does not know what a tag asks of it
 */
export async function renderPage(
  context: PageContext,
  components: MarkdownComponents,
): Promise<ReactElement> {
  const { page } = context;
  try {
    const { content } = await compileMDX({
      source: escapeHeadingIds(page.body),
      components,
      options: {
        mdxOptions: {
          tableCellAlignToStyle: false,
          remarkPlugins: [
            remarkGfm,
            remarkHeadings,
            [remarkExpandSources, context],
            [remarkMarkdownFileLinks, context],
          ],
          rehypePlugins: [
            [rehypePrettyCode, prettyCode],
            [rehypeSdkLinks, context],
            rehypeCodeFrame,
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
