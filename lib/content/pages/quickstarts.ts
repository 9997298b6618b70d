import { type ContentIndex, CURRENT_VERSION } from './page';

/** A quickstart as a card shows it. */
export interface Quickstart {
  title: string;
  href: string;
  text: string;
}

const FILE_NAME = /(?:^|\/)quickstart(?:_\w+)?$/;
const TITLE_PREFIX = /^Quickstart:\s*/;

/**
 * The quickstarts of the current version: all pages whose file name is `quickstart` or begins with `quickstart_`. Their
 * titles are without the word that they share.
 */
export function listQuickstarts({ pages }: ContentIndex): Quickstart[] {
  return [...pages.values()]
    .filter(
      ({ path, version, frontMatter }) =>
        FILE_NAME.test(path) && version === CURRENT_VERSION && !frontMatter.unlisted,
    )
    .map(({ title, url, description }) => ({
      title: capitalize(title.replace(TITLE_PREFIX, '')),
      href: url,
      text: description,
    }));
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
