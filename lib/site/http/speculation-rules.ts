import { ADDRESSES } from '../config/addresses';
import { withBasePath } from '../config/base-path';
import { LOCALE_LINK } from '../config/hooks';
import { NO_PREFETCH } from '../config/no-prefetch';

/** Address of the rules, without the base path. */
export const SPECULATION_RULES_ADDRESS = '/speculation-rules.json';

/** Links that leave the page, whose address a script changes, or of a reader who must not load more than needed. */
const OTHER_LINKS = `[target],[download],[${LOCALE_LINK}],[${NO_PREFETCH}] *`;

/**
 * Lets browsers fetch a page of the site when the reader points at a link to it (HTML standard, speculation rules).
 * Pages that are rendered on request are left out.
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
