import { distance } from 'fastest-levenshtein';
import type { Code, Heading, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { CODE_LANGUAGES, type ComponentRule, MARKDOWN_COMPONENTS } from '../components';

/** Reports what Markdown may not hold: unknown tags and attributes, raw HTML, expressions, unknown code languages. */
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
            'holds a {…} expression, which Markdown here may not: put braces in backticks',
            node,
          );
          break;
        case 'mdxjsEsm':
          file.message(
            'holds an import or export, which Markdown here may not: components are known by tag',
            node,
          );
          break;
        case 'html':
          file.message(
            'holds raw HTML, which Markdown here may not: use Markdown or a component',
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
  const rule = Object.hasOwn(MARKDOWN_COMPONENTS, name) ? MARKDOWN_COMPONENTS[name] : undefined;
  if (!rule) {
    const reason = /^[a-z]|^$/.test(name)
      ? `holds raw HTML (<${name}>), which Markdown here may not: use Markdown or a component`
      : `uses the unknown component <${name}>: ${suggest(name, Object.keys(MARKDOWN_COMPONENTS))}`;
    file.message(reason, node);
    return;
  }
  checkAttributes(node, name, rule, file);
}

function checkAttributes(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  name: string,
  rule: ComponentRule,
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
        `gives <${name}> an expression: attributes are strings, such as title="Text"`,
        node,
      );
      continue;
    }
    const isFlag = rule.flags?.includes(attribute.name) === true;
    if (!isFlag && !rule.attributes.includes(attribute.name)) {
      const known = [...rule.attributes, ...(rule.flags ?? [])];
      file.message(
        `gives <${name}> the unknown attribute "${attribute.name}": ${suggest(attribute.name, known)}`,
        node,
      );
    } else if (isFlag !== (attribute.value === null || attribute.value === undefined)) {
      const form = isFlag
        ? `bare, as in <${name} ${attribute.name}>`
        : `a string, as in ${attribute.name}="Text"`;
      file.message(
        `gives <${name}> the attribute "${attribute.name}" in the wrong form: write it ${form}`,
        node,
      );
    }
  }
  for (const attribute of rule.required ?? []) {
    if (!given.has(attribute))
      file.message(`leaves out the attribute "${attribute}" of <${name}>`, node);
  }
}

/** A heading is the link to itself. */
function checkHeading(node: Heading, file: VFile) {
  visit(node, ['link', 'linkReference'], () => {
    file.message('has a link in a heading: put the link into the text below it', node);
  });
}

function checkLanguage(node: Code, file: VFile) {
  if (!node.lang) {
    file.message('has a code block without a language: name one after the fence, or "text"', node);
  } else if (!CODE_LANGUAGES.includes(node.lang)) {
    file.message(
      `has a code block in the unknown language "${node.lang}": ${suggest(node.lang, CODE_LANGUAGES)}`,
      node,
    );
  }
}

function suggest(given: string, known: readonly string[]): string {
  if (known.length === 0) return 'it takes none';
  const nearest = [...known].sort((a, b) => distance(given, a) - distance(given, b))[0];
  const hint = nearest && distance(given, nearest) <= 2 ? `did you mean "${nearest}"? ` : '';
  return `${hint}Known are ${known.join(', ')}`;
}
