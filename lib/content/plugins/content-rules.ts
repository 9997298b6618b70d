import type { Code, Heading, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { closestNames, didYouMean } from '../../site/suggestions/did-you-mean';
import { CODE_LANGUAGES } from '../pages/code-languages';
import type { TagDefinition } from '../tags/define-tag';
import { findTag, listTagNames } from '../tags/registry';

/** Reports what content must not contain: unknown tags, attributes and code languages, raw HTML and expressions. */
export function remarkContentRules() {
  return (tree: Root, file: VFile) => {
    visit(tree, (node) => {
      switch (node.type) {
        case 'mdxJsxFlowElement':
        case 'mdxJsxTextElement':
          checkTag(node, file);
          break;
        case 'mdxFlowExpression':
        case 'mdxTextExpression':
          file.message(
            'contains a {…} expression, which is not allowed. Put braces in backticks.',
            node,
          );
          break;
        case 'mdxjsEsm':
          file.message(
            'contains an import or export, which is not allowed. Components are available by tag.',
            node,
          );
          break;
        case 'html':
          file.message(
            'contains raw HTML, which is not allowed. Use Markdown or a component.',
            node,
          );
          break;
        case 'heading':
          checkHeading(node, file);
          break;
        case 'code':
          checkLanguage(node, file);
          break;
      }
    });
  };
}

function checkTag(node: MdxJsxFlowElement | MdxJsxTextElement, file: VFile) {
  const name = node.name ?? '';
  const definition = findTag(name);
  if (!definition || definition.isInternal) {
    const reason = /^[a-z]|^$/.test(name)
      ? `contains raw HTML (<${name}>), which is not allowed. Use Markdown or a component.`
      : `uses the unknown component <${name}>. ${suggest(name, 'components', listTagNames())}`;
    file.message(reason, node);
    return;
  }
  checkAttributes(node, definition, file);
}

function checkAttributes(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  { name, attributes }: TagDefinition,
  file: VFile,
) {
  const given = new Set<string>();
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxAttribute') given.add(attribute.name);
    if (
      attribute.type !== 'mdxJsxAttribute' ||
      (attribute.value && typeof attribute.value === 'object')
    ) {
      file.message(
        `has an expression as an attribute of <${name}>. Attributes are strings, such as title="Text".`,
        node,
      );
      continue;
    }
    const isFlag = attributes[attribute.name] === 'flag';
    if (!Object.hasOwn(attributes, attribute.name)) {
      const known = Object.keys(attributes);
      file.message(
        `has the unknown attribute "${attribute.name}" on <${name}>. ${suggest(attribute.name, 'attributes', known)}`,
        node,
      );
    } else if (isFlag !== (attribute.value === null || attribute.value === undefined)) {
      const form = isFlag
        ? `Write it without a value, as in <${name} ${attribute.name}>.`
        : `Write it as a string, as in ${attribute.name}="Text".`;
      file.message(
        `has the attribute "${attribute.name}" of <${name}> in the wrong form. ${form}`,
        node,
      );
    }
  }
  for (const [attribute, rule] of Object.entries(attributes)) {
    if (rule === 'required' && !given.has(attribute))
      file.message(`is missing the attribute "${attribute}" of <${name}>`, node);
  }
}

/** The text of a heading is a link to the heading itself. */
function checkHeading(node: Heading, file: VFile) {
  visit(node, ['link', 'linkReference'], () => {
    file.message('has a link in a heading. Put the link into the text below the heading.', node);
  });
}

function checkLanguage(node: Code, file: VFile) {
  if (!node.lang) {
    file.message('has a code sample without a language. Add one after the fence, or "text".', node);
  } else if (!CODE_LANGUAGES.includes(node.lang)) {
    file.message(
      `has a code sample in the unknown language "${node.lang}". ${suggest(node.lang, 'languages', CODE_LANGUAGES)}`,
      node,
    );
  }
}

function suggest(given: string, what: string, known: readonly string[]): string {
  if (known.length === 0) return `There are no ${what}.`;
  const hint = didYouMean(closestNames(given, known, { count: 1 }));
  return `${hint && `${hint} `}Known ${what}: ${known.join(', ')}`;
}
