export interface FrontMatter {
  title: string;
  description: string;
  kind: 'operation' | 'resource' | 'reference';
  [field: string]: string | number | boolean | string[];
}

/** A heading with the tags below it. Text before the first heading has none. */
export type Section = readonly [heading: string | null, ...blocks: string[]];

export type GeneratedPage = [FrontMatter, Section[]];
