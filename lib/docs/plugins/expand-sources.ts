import type { PhrasingContent, Root, RootContent, Table } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { ContentIndex } from '../source';
import { dictionary } from '../sources/dictionary';
import { table } from '../sources/nodes';
import { moduleContents, type PageContext, related } from '../sources/pages';
import { errors, members, parameters, payload, result, signature, values } from '../sources/sdk';
import { delivery, schemaExample, schemaFields, usedBy } from '../sources/webhooks';
import { attributes, picture, placeholder, widgetEvents } from '../sources/widgets';

type Tag = MdxJsxFlowElement | MdxJsxTextElement;

/** What a tag becomes: `of` is the name that it asks for. */
type Source = (of: string, index: ContentIndex) => RootContent[];

const NAMED_SOURCES: Readonly<Record<string, Source>> = {
  Signature: signature,
  Parameters: parameters,
  Result: result,
  Errors: errors,
  Payload: payload,
  Members: members,
  Values: values,
  Picture: picture,
  Placeholder: placeholder,
  Attributes: attributes,
  WidgetEvents: widgetEvents,
  SchemaFields: schemaFields,
  SchemaExample: schemaExample,
  UsedBy: usedBy,
  Delivery: delivery,
  Dictionary: dictionary,
};

const PAGE_SOURCES: Readonly<Record<string, (context: PageContext) => RootContent[]>> = {
  ModuleContents: moduleContents,
  Related: related,
};

/**
 * Puts what the sources say in the place of tags such as `<Parameters />`, as ordinary Markdown: the page,
 * its Markdown twin and the search read the same. A name that no source knows stops the build with file and line.
 */
export function remarkExpandSources(context: PageContext) {
  return (tree: Root, file: VFile) => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      const made = expand(node, context, file);
      if (!made || !parent || index === undefined) return undefined;
      parent.children.splice(index, 1, ...made);
      return [SKIP, index + made.length];
    });
  };
}

function expand(node: MdxJsxFlowElement, context: PageContext, file: VFile): RootContent[] | null {
  const name = node.name ?? '';
  try {
    if (name === 'Fields') return [fieldsTable(node)];
    const fromPage = PAGE_SOURCES[name];
    if (fromPage) return fromPage(context);
    const source = NAMED_SOURCES[name];
    if (!source) return null;
    const of = attribute(node, 'of') ?? subjectOf(context);
    if (!of) throw new Error(`<${name}> needs the attribute "of" on this kind of page`);
    return source(of, context.index);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    file.fail(`line ${node.position?.start.line}: ${reason}`, node);
  }
}

/** What tags without `of` mean: the thing that the page is about. */
function subjectOf({ page: { frontMatter } }: PageContext): string | null {
  switch (frontMatter.kind) {
    case 'method':
      return frontMatter.function;
    case 'event':
      return frontMatter.event;
    case 'widget':
      return frontMatter.widget;
    case 'object':
      return frontMatter.object;
    case 'topic':
      return frontMatter.topic;
    default:
      return null;
  }
}

/** `<Fields>` with a `<Field>` a row: a field table whose source is the page itself. */
function fieldsTable(node: MdxJsxFlowElement): Table {
  const made = table(
    attribute(node, 'label') ?? 'Fields',
    'fields',
    ['Name', 'Type', 'Meaning'],
    [],
  );
  for (const field of fieldsOf(node)) {
    const default_ = attribute(field, 'default');
    const isOptional = field.attributes.some(
      (given) => given.type === 'mdxJsxAttribute' && given.name === 'optional',
    );
    const note = default_ ? `optional, default ${default_}` : isOptional ? 'optional' : null;
    const name: PhrasingContent[] = [{ type: 'inlineCode', value: attribute(field, 'name') ?? '' }];
    if (note) {
      name.push(
        { type: 'text', value: ' ' },
        { type: 'emphasis', children: [{ type: 'text', value: note }] },
      );
    }
    made.children.push({
      type: 'tableRow',
      children: [
        { type: 'tableCell', children: name },
        {
          type: 'tableCell',
          children: [{ type: 'inlineCode', value: attribute(field, 'type') ?? '' }],
        },
        { type: 'tableCell', children: meaningOf(field) },
      ],
    });
  }
  return made;
}

/** The `<Field>`s: those on one line stand in a paragraph until the compiler unwraps it. */
function fieldsOf(node: MdxJsxFlowElement): Tag[] {
  const fields: Tag[] = [];
  visit(node, (child) => {
    const isTag = child.type === 'mdxJsxFlowElement' || child.type === 'mdxJsxTextElement';
    if (isTag && child.name === 'Field') fields.push(child);
  });
  return fields;
}

/** What a field holds as text of one cell: its paragraphs run on. */
function meaningOf(field: Tag): PhrasingContent[] {
  return field.children.flatMap((child, index): PhrasingContent[] => {
    if (child.type !== 'paragraph') return [child as PhrasingContent];
    return index === 0 ? child.children : [{ type: 'text', value: ' ' }, ...child.children];
  });
}

function attribute(node: Tag, name: string): string | null {
  const found = node.attributes.find(
    (given) => given.type === 'mdxJsxAttribute' && given.name === name,
  );
  return typeof found?.value === 'string' ? found.value : null;
}
