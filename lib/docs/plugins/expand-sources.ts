import type { Code, PhrasingContent, Root, RootContent, Table } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { ContentIndex } from '../source';
import { errorEntry, operationErrors, statusEntry } from '../sources/api-errors';
import {
  endpoint,
  operationBody,
  operationEvents,
  operationHeaders,
  operationQuery,
  operationResponse,
} from '../sources/api-operation';
import {
  apiObjects,
  apiOperations,
  apiOverview,
  apiTopics,
  objectAbout,
  objectExample,
  objectFields,
  objectOperations,
  objectTopics,
  scopeEntry,
} from '../sources/api-reference';
import { apiAccess, apiLists } from '../sources/api-tables';
import { contractChanges, deprecationList } from '../sources/changelog';
import { dictionary } from '../sources/dictionary';
import { eventFlows } from '../sources/event-flows';
import { table } from '../sources/nodes';
import { moduleContents, type PageContext, quickstarts, related } from '../sources/pages';
import { sampleRun } from '../sources/sample-run';
import { scenarioRun } from '../sources/scenarios';
import { errors, members, parameters, payload, result, signature, values } from '../sources/sdk';
import { delivery, schemaExample, schemaFields, usedBy } from '../sources/webhooks';
import { attributes, picture, placeholder, widgetEvents } from '../sources/widgets';
import { type Tag, tagAttribute } from './tag-attribute';

/** Makes the Markdown that replaces a tag; `of` is the name in the tag's attribute. */
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
  EventFlows: eventFlows,
  SchemaFields: schemaFields,
  SchemaExample: schemaExample,
  UsedBy: usedBy,
  Delivery: delivery,
  Dictionary: dictionary,
  ApiOverview: apiOverview,
  ApiOperations: apiOperations,
  ApiObjects: apiObjects,
  ApiTopics: apiTopics,
  ApiAccess: apiAccess,
  ApiLists: apiLists,
  Endpoint: endpoint,
  OperationQuery: operationQuery,
  OperationHeaders: operationHeaders,
  OperationBody: operationBody,
  OperationResponse: operationResponse,
  OperationErrors: operationErrors,
  OperationEvents: operationEvents,
  ObjectAbout: objectAbout,
  ObjectFields: objectFields,
  ObjectExample: objectExample,
  ObjectOperations: objectOperations,
  ObjectTopics: objectTopics,
  ErrorEntry: errorEntry,
  StatusEntry: statusEntry,
  ScopeEntry: scopeEntry,
  ContractChanges: contractChanges,
  ScenarioRun: scenarioRun,
};

const PAGE_SOURCES: Readonly<Record<string, (context: PageContext) => RootContent[]>> = {
  ModuleContents: moduleContents,
  Quickstarts: quickstarts,
  Related: related,
  Deprecations: deprecationList,
};

/**
 * Replaces tags such as `<Parameters />` with ordinary Markdown made from the contract and the SDK's declarations.
 * What replaces a tag has the tag's position, so that issues in it name the line of the tag.
 *
 * @throws VFileMessage with the line of a tag whose source doesn't have what it names
 */
export function remarkExpandSources(context: PageContext) {
  return (tree: Root, file: VFile) => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      const made = expand(node, context, file);
      if (!made || !parent || index === undefined) return undefined;
      parent.children.splice(index, 1, ...made);
      return [SKIP, index + made.length];
    });
    visit(tree, 'code', (node, index, parent) => {
      const button = runButton(node, file);
      if (!button || !parent || index === undefined) return undefined;
      parent.children.splice(index + 1, 0, button);
      return [SKIP, index + 2];
    });
  };
}

function runButton(node: Code, file: VFile): RootContent | null {
  try {
    return sampleRun(node);
  } catch (error) {
    file.fail(error instanceof Error ? error.message : String(error), node);
  }
}

function expand(node: MdxJsxFlowElement, context: PageContext, file: VFile): RootContent[] | null {
  const name = node.name ?? '';
  try {
    if (name === 'Fields') return [fieldsTable(node)];
    const fromPage = PAGE_SOURCES[name];
    if (fromPage) return placedAt(node, fromPage(context));
    const source = NAMED_SOURCES[name];
    if (!source) return null;
    const of = tagAttribute(node, 'of') ?? subjectOf(context);
    if (!of) throw new Error(`<${name}> needs the attribute "of" on this kind of page`);
    return placedAt(node, source(of, context.index));
  } catch (error) {
    file.fail(error instanceof Error ? error.message : String(error), node);
  }
}

function placedAt({ position }: MdxJsxFlowElement, nodes: RootContent[]): RootContent[] {
  const root: Root = { type: 'root', children: nodes };
  visit(root, (node) => {
    if (position) node.position = position;
    else delete node.position;
  });
  return nodes;
}

/** The name that tags without `of` refer to: the subject of the page. */
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
    case 'operation':
      return frontMatter.operation;
    case 'resource':
      return frontMatter.resource;
    default:
      return null;
  }
}

/** `<Fields>` with one `<Field>` per row: a field table written in the page itself. */
function fieldsTable(node: MdxJsxFlowElement): Table {
  const made = table(
    tagAttribute(node, 'label') ?? 'Fields',
    'fields',
    ['Name', 'Type', 'Meaning'],
    [],
  );
  for (const field of fieldsOf(node)) {
    const default_ = tagAttribute(field, 'default');
    const isOptional = field.attributes.some(
      (given) => given.type === 'mdxJsxAttribute' && given.name === 'optional',
    );
    const note = default_ ? `optional, default ${default_}` : isOptional ? 'optional' : null;
    const name: PhrasingContent[] = [
      { type: 'inlineCode', value: tagAttribute(field, 'name') ?? '' },
    ];
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
          children: [{ type: 'inlineCode', value: tagAttribute(field, 'type') ?? '' }],
        },
        { type: 'tableCell', children: meaningOf(field) },
      ],
    });
  }
  return made;
}

function fieldsOf(node: MdxJsxFlowElement): Tag[] {
  const fields: Tag[] = [];
  visit(node, (child) => {
    const isTag = child.type === 'mdxJsxFlowElement' || child.type === 'mdxJsxTextElement';
    if (isTag && child.name === 'Field') fields.push(child);
  });
  return fields;
}

/** The content of a field as the text of one cell; paragraphs are joined with a space. */
function meaningOf(field: Tag): PhrasingContent[] {
  return field.children.flatMap((child, index): PhrasingContent[] => {
    if (child.type !== 'paragraph') return [child as PhrasingContent];
    return index === 0 ? child.children : [{ type: 'text', value: ' ' }, ...child.children];
  });
}
