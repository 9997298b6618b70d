import { site } from '../../config/site';
import { agentLink } from '../../docs/page-markdown';
import type { ContentIndex } from '../../docs/source';
import { topicLinks } from '../../docs/topic-links';
import type { PageMarkdown } from '../../docs/write-page-markdown';
import { getMessages } from '../../messages';
import { isJsonObject, type JsonObject } from '../../openapi/json';
import { tagMarkdownUrl } from '../../openapi/operation-markdown-url';
import {
  type IndexedName,
  type IndexedOperation,
  indexDocument,
  type ReferenceIndex,
} from '../../openapi/reference-index';
import {
  API_DESCRIPTION,
  API_FILES,
  API_LEAD,
  API_TITLE,
} from '../../site-pages/api-reference-page';
import { code } from './field-lines';
import {
  componentsOf,
  componentText,
  operationsOf,
  operationText,
  sharedErrors,
} from './operation';

/** What the Markdown of the API is made from. */
export interface ApiSources {
  document: JsonObject;
  index: ContentIndex;
  /** The site with its base path, no slash at the end. */
  siteUrl: string;
}

/** The page of the API reference as Markdown: how to call the API, and every call with an example. */
export function apiTwin({ document, index, siteUrl }: ApiSources): PageMarkdown {
  const messages = getMessages(site.defaultLocale).apiReference;
  const reference = indexDocument(document);
  const topics = topicLinks(index).map(
    ({ name, summary, url }) => `- [${code(name)}](${agentLink(url, index, siteUrl)}) ${summary}`,
  );
  return {
    url: '/api',
    title: API_TITLE,
    description: API_DESCRIPTION,
    kind: 'reference',
    lastUpdated: null,
    body: [
      API_LEAD,
      API_FILES.filter(({ href }) => href !== '/api.md')
        .map(({ label, href }) => `- [${label}](${siteUrl}${href})`)
        .join('\n'),
      'Each call with its limits, answers and errors:',
      reference.groups
        .map(({ name }) => `- [${name}](${siteUrl}${tagMarkdownUrl(name)})`)
        .join('\n'),
      `## ${reference.title} ${reference.version}`,
      belowTitle(reference.description),
      ...reference.groups.flatMap(({ name, description, operations }) => [
        `## ${name}`,
        description,
        ...operations.map(operationEntry),
      ]),
      `## ${messages.topics}`,
      messages.topicsText,
      topics.join('\n'),
    ].join('\n\n'),
  };
}

/** A file for each tag: its calls in full, and the objects that they take and give. */
export function tagTwins({ document, siteUrl }: ApiSources): PageMarkdown[] {
  const operations = operationsOf(document);
  return groupsOf(document).map(({ name, description }) => {
    const own = operations.filter(({ tag }) => tag === name);
    const components = componentsOf(document, own);
    return {
      url: tagMarkdownUrl(name).replace(/\.md$/, ''),
      title: `${API_TITLE}: ${name}`,
      description,
      kind: 'reference',
      lastUpdated: null,
      body: [
        `How to authenticate, page through lists and read errors stands in ${siteUrl}/api.md. Servers: ${serversOf(document)}.`,
        ...own.map((operation) => operationText(document, operation)),
        '## Errors of every call',
        sharedErrors(document, operations).join('\n'),
        ...(components.length > 0
          ? ['## Objects', ...components.map((component) => componentText(document, component))]
          : []),
      ].join('\n\n'),
    };
  });
}

function groupsOf(document: JsonObject): ReferenceIndex['groups'] {
  return indexDocument(document).groups;
}

function serversOf({ servers }: JsonObject): string {
  return (Array.isArray(servers) ? servers : [])
    .flatMap((server) => (isJsonObject(server) ? [String(server.url)] : []))
    .join(', ');
}

/** The document's own words; its headings go below the title that they stand under. */
function belowTitle(markdown: string): string {
  return markdown.replace(/^(?=##)/gm, '#');
}

function operationEntry(operation: IndexedOperation): string {
  const { id, method, path, summary, scope, deprecated, parameters, body } = operation;
  const messages = getMessages(site.defaultLocale).apiReference;
  const [sample] = operation.samples;
  const names = (term: string, given: IndexedName[]) =>
    given.length > 0
      ? [
          `- ${term}: ${given
            .map(({ name, required }) => code(name) + (required ? ` (${messages.required})` : ''))
            .join(', ')}`,
        ]
      : [];
  return [
    `### ${method} ${code(path)} ${summary}${deprecated ? `*${messages.deprecated}*` : ''}`,
    [
      `- Name: ${code(id)}`,
      ...(scope ? [`- ${messages.scope}: ${code(scope)}`] : []),
      ...names(messages.parameters, parameters),
      ...names(messages.body, body),
    ].join('\n'),
    ...(sample ? [`\`\`\`bash\n${sample.source}\n\`\`\``] : []),
  ].join('\n\n');
}
