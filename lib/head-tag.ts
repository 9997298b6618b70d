/**
 * A tag of the head that is sent with the HTML only. Such tags are left out of the data that a page carries for the
 * browser, where all that components and the framework's metadata render stands a second time: nobody looks for them
 * there, and a page has a budget.
 */
export interface HeadTag {
  tag: 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  text?: string;
}

declare global {
  /**
   * The tags of a page by its path. Content is read where pages are rendered, the head is written where their HTML
   * is: two module graphs of one process, which share nothing else.
   */
  var servedHead: ((path: string) => HeadTag[]) | undefined;
}
