import { ADDRESSES } from '../config/addresses';
import { withBasePath } from '../config/base-path';
import { LOCALE_LINK } from '../config/hooks';

/** Address of the rules, without the base path. */
export const SPECULATION_RULES_ADDRESS = '/speculation-rules.json';

/** Links that leave the page, or whose address a script changes. */
const OTHER_LINKS = `[target],[download],[${LOCALE_LINK}]`;

/**
 * Lets browsers fetch a page of the site when the reader points at a link to it (HTML standard, speculation rules).
 * Browsers do nothing of this with data saver. Pages that are rendered on request are left out.
 */
export function speculationRules() {
  const others = ADDRESSES.filter(({ kind, isOnRequest }) => kind !== 'page' || isOnRequest).map(
    ({ pattern }) => ({ not: { href_matches: withBasePath(pattern) } }),
  );
  return {
    prefetch: [
      {
        where: {
          and: [
            { href_matches: [withBasePath('/'), withBasePath('/*')] },
            ...others,
            { not: { selector_matches: OTHER_LINKS } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  };
}
