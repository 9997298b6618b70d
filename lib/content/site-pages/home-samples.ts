import type { Code, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { expandPage, keepExpanded } from '../pages/expand-page';
import { getPage } from '../pages/lookups';
import type { ContentIndex, PageContext } from '../pages/page';
import { WIDGET_ALT_TEXTS } from '../sdk/widgets/alt-texts.data';
import { blocks, tag } from '../sources/nodes';
import { HOME_SAMPLES } from './home-page';

/**
 * The samples of the home page as tabs. Each is a code block of the page that explains it, where it is checked and run.
 *
 * @returns a page to render; `null` if the content has none of the pages
 * @throws Error that names the page without the code block
 */
export function homeSamples(index: ContentIndex): PageContext | null {
  const samples = HOME_SAMPLES.filter(({ path }) => index.pages.has(path));
  if (samples.length === 0) return null;
  const tabs = samples.map((sample) =>
    tag('Tab', { title: sample.title, value: sample.value }, [
      ...findSample(index, sample.path, sample.contains),
      ...('picture' in sample
        ? [tag('Picture', { of: sample.picture, alt: WIDGET_ALT_TEXTS[sample.picture] }, [])]
        : []),
      ...blocks(sample.text),
    ]),
  );
  const page = {
    ...getPage(index, ''),
    markdown: {
      tree: { type: 'root' as const, children: [tag('Tabs', { group: 'home' }, tabs)] },
      headings: [],
    },
  };
  keepExpanded(page);
  return { page, index };
}

/** The code block with these words, and its Run button if it has one. */
function findSample(index: ContentIndex, path: string, words: string): RootContent[] {
  const page = getPage(index, path);
  let found: RootContent[] = [];
  visit(expandPage({ page, index }), 'code', (node: Code, position, parent) => {
    if (
      found.length > 0 ||
      position === undefined ||
      !`${node.meta}\n${node.value}`.includes(words)
    )
      return;
    const next = parent?.children[position + 1];
    const hasRun = next?.type === 'mdxJsxFlowElement' && next.name === 'Run';
    found = structuredClone(hasRun ? [node, next] : [node]);
  });
  if (found.length === 0) throw new Error(`${path} has no code block with "${words}".`);
  return found;
}
