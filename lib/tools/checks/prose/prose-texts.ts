import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { buildOpenApiDocument } from '../../../api/openapi/document';
import { listMarkdown } from '../../../content/load/read-files';
import { splitFrontMatter } from '../../../content/load/split-front-matter';
import { model } from '../../../content/sdk/model';
import { WIDGETS } from '../../../content/sdk/widgets';
import { WIDGET_ALT_TEXTS } from '../../../content/sdk/widgets/alt-texts.data';
import { API_DESCRIPTION, API_LEAD } from '../../../content/site-pages/api-reference-page';
import { PRODUCT_PARTS } from '../../../content/site-pages/home-page';
import { TASKS } from '../../../content/site-pages/tasks';
import { generalMeanings } from '../../../content/sources/field-meanings.data';
import { sandboxDocument } from '../../../sandbox/contract/document';
import { defaultServerUrl } from '../../../site/config/api-url';
import { en } from '../../../site/messages/en';
import { enConsole } from '../../../site/messages/en-console';
import { enPanel } from '../../../site/messages/en-panel';
import type { ProseText } from './lint-prose';

/** Properties whose values are prose. Others are names, types and code. */
const PROSE_PROPERTIES = [
  'summary',
  'description',
  'remarks',
  'returns',
  'cause',
  'whatToDo',
  'when',
  'notWhen',
];

/** Every text that readers of the site see, except generated pages, whose texts come from the other sources. */
export function listProseTexts(root: string): ProseText[] {
  return [
    ...markdownTexts(root),
    ...textsIn(model, 'declarations', isProseProperty),
    ...textsIn(WIDGETS, 'widgets', isProseProperty),
    ...textsIn(WIDGET_ALT_TEXTS, 'descriptions of pictures'),
    ...textsIn(generalMeanings, 'dictionary'),
    ...textsIn(buildOpenApiDocument({ serverUrl: defaultServerUrl }), 'contract', isProseProperty),
    ...textsIn({ ...en, console: enConsole, panel: enPanel }, 'messages'),
    ...textsIn([API_DESCRIPTION, API_LEAD, PRODUCT_PARTS, TASKS], 'home page and API reference'),
    ...textsIn(sandboxDocument(defaultServerUrl), 'sandbox', isProseProperty),
    ...textsIn(readSidebar(root), 'content/docs/sidebar.yaml', isProseProperty),
  ];
}

function markdownTexts(root: string): ProseText[] {
  return listMarkdown(root, 'content').flatMap((file) => {
    const { yaml, body } = splitFrontMatter(readFileSync(join(root, file), 'utf8'));
    const data: { description?: string } = parse(yaml) ?? {};
    if ('generated_from' in data) return [];
    // Keeps the line numbers of the file.
    const lines = '\n'.repeat(yaml.split('\n').length + 1);
    const { description = '' } = data;
    return [
      { source: file, markdown: lines + body },
      { source: file, markdown: description },
    ];
  });
}

function readSidebar(root: string): unknown {
  return parse(readFileSync(join(root, 'content/docs/sidebar.yaml'), 'utf8'));
}

function isProseProperty(path: readonly string[]): boolean {
  return PROSE_PROPERTIES.includes(path.at(-1) ?? '');
}

/** The strings in a value, each with its path. */
function textsIn(
  value: unknown,
  source: string,
  isProse: (path: readonly string[]) => boolean = () => true,
  path: readonly string[] = [],
): ProseText[] {
  if (typeof value === 'string') {
    return isProse(path) ? [{ source: `${source} ${path.join('.')}`, markdown: value }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => {
    const name = (entry as { name?: unknown } | null)?.name;
    return textsIn(entry, source, isProse, [...path, typeof name === 'string' ? name : key]);
  });
}
