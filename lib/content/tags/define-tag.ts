import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { ContentIndex, PageContext } from '../pages/page';
import { tagAttribute } from '../plugins/tag-attribute';
import { subjectOf } from '../sources/subject-pages';

/** A tag of the content: everything but its component. */
export interface TagDefinition {
  name: string;
  /** Strings, or flags without a value. */
  attributes: Readonly<Record<string, 'required' | 'optional' | 'flag'>>;
  /** Whether only other tags become it, so that content can't use it. */
  isInternal?: true;
  /**
   * The text that replaces a tag before its file is parsed, so that it can be anywhere: also in front matter, headings and
   * code.
   *
   * @throws Error that lists the existing names
   */
  text?: (of: string) => string;
  /**
   * Returns the nodes that replace the tag everywhere.
   *
   * @throws Error if its source doesn't have what it names
   */
  expand?: (node: MdxJsxFlowElement, context: PageContext) => RootContent[];
  /** Returns the replacement in page Markdown, where there are no components. The default is the tag's content. */
  markdown?: (node: MdxJsxFlowElement) => RootContent[];
}

/** Defines a tag. Its name is a type, so that a missing component is an error. */
export function defineTag<const D extends TagDefinition>(definition: D): D {
  return definition;
}

/** Makes the Markdown about a name. */
type Source = (of: string, index: ContentIndex) => RootContent[];

/**
 * Defines a tag that a source expands.
 *
 * @param of whether the tag must name something; otherwise the subject of the page is the default
 */
export function defineSource(
  name: string,
  source: Source,
  of: 'required' | 'optional' = 'optional',
): TagDefinition {
  return {
    name,
    attributes: { of },
    expand: (node, context) => {
      const named = tagAttribute(node, 'of') ?? subjectOf(context.page);
      if (!named) throw new Error(`<${name}> needs the attribute "of" on this kind of page`);
      return placedAt(node, source(named, context.index));
    },
  };
}

/** Defines a tag that expands to something about its page. */
export function definePageSource(
  name: string,
  source: (context: PageContext) => RootContent[],
): TagDefinition {
  return {
    name,
    attributes: {},
    expand: (node, context) => placedAt(node, source(context)),
  };
}

/** Gives what replaces a tag the position of the tag, so that issues in it name its line. */
function placedAt({ position }: MdxJsxFlowElement, children: RootContent[]): RootContent[] {
  const root: Root = { type: 'root', children };
  visit(root, (node) => {
    if (position) node.position = position;
    else delete node.position;
  });
  return children;
}
