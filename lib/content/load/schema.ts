import { z } from 'zod';

const text = z.string().trim().min(1, 'must not be empty');
const headingLevel = z.int().min(2).max(6);

const common = {
  title: text,
  description: text.max(200),
  sidebar_label: text.optional(),
  pagination_label: text.optional(),
  keywords: z.array(text).optional(),
  draft: z.boolean().default(false),
  unlisted: z.boolean().default(false),
  hide_table_of_contents: z.boolean().default(false),
  toc_min_heading_level: headingLevel.default(2),
  toc_max_heading_level: headingLevel.default(3),
  /** `null` hides the edit link; an address replaces the usual one. */
  custom_edit_url: z.url().nullable().optional(),
  /** Address of the feed with the entries of the page; browsers and feed readers find it in the head. */
  feed: z.string().startsWith('/').optional(),
  /** Used if the history of the file is not available. */
  last_updated: z.iso.date().optional(),
};

function kind<K extends string, Shape extends z.ZodRawShape>(name: K, own: Shape) {
  return z.strictObject({ kind: z.literal(name), ...common, ...own });
}

/** The kinds of pages. Each kind has an outline. */
const kinds = [
  kind('landing', {}),
  kind('guide', {}),
  kind('module', { module: text }),
  kind('method', { function: text }),
  kind('event', { event: text }),
  kind('widget', { widget: text }),
  kind('reference', {
    generated_from: text.optional(),
    declaration: text.optional(),
  }),
  kind('object', { object: text }),
  kind('topic', { topic: text }),
  kind('operation', { operation: text, generated_from: text.optional() }),
  kind('resource', { resource: text, generated_from: text.optional() }),
  kind('category', {}),
  kind('page', {}),
] as const;

/** Front matter, with one schema per kind. Unknown keys are issues, so a misspelled key is never ignored. */
export const frontMatterSchema = z
  .discriminatedUnion('kind', kinds, {
    error: `must be one of ${kinds.map(({ shape }) => shape.kind.value).join(', ')}`,
  })
  .refine((page) => page.toc_min_heading_level <= page.toc_max_heading_level, {
    path: ['toc_min_heading_level'],
    error: 'must not be greater than toc_max_heading_level',
  });
export type FrontMatter = z.output<typeof frontMatterSchema>;
export type PageKind = FrontMatter['kind'];

/** One entry of a sidebar: a page by its last path segment, a folder, or a group of entries below a label. */
export type SidebarEntry =
  | string
  | { folder: string; label: string; description?: string; items: 'alphabetical' | SidebarEntry[] }
  | { group: string; items: SidebarEntry[] };

const sidebarEntry: z.ZodType<SidebarEntry> = z.lazy(() =>
  z.union(
    [
      text,
      z.strictObject({ folder: text, ...labelledItems }),
      z.strictObject({ group: text, items: z.array(sidebarEntry) }),
    ],
    {
      error:
        'must be the name of a page, an object with folder, label and items, or one with group and items',
    },
  ),
);

const labelledItems = {
  label: text,
  description: text.optional(),
  items: z.union([z.literal('alphabetical'), z.array(sidebarEntry)], {
    error: 'must be "alphabetical" or a list of pages and folders',
  }),
};

/** `sidebar.yaml`: order and labels of one version's sidebar, area by area. */
export const sidebarFileSchema = z.strictObject({
  label: text.optional(),
  areas: z.array(z.strictObject({ area: text, ...labelledItems })).min(1),
});
export type SidebarFile = z.output<typeof sidebarFileSchema>;
