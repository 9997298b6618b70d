import type { ShopSettings } from '../database/shop-settings';
import type { CustomerRow } from '../database/tables/customers';

/** The parts of a name that are known. */
type PersonName = Pick<CustomerRow, 'firstName' | 'lastName'>;

/** Shown for an author whose name isn't known. */
export const NAMELESS = 'Anonymous';

/** The name of an author in the form that the shop chose: `Mara`, `Mara V.` or `Mara Voss`. */
export function displayName(
  { firstName, lastName }: PersonName,
  form: ShopSettings['displayName'],
): string {
  const first = firstName?.trim() ?? '';
  const last = lastName?.trim() ?? '';
  if (form === 'fullName') return `${first} ${last}`.trim() || NAMELESS;
  // Without a first name, only the initial of the last name is shown: the shop chose not to show last names.
  const initial = last === '' ? '' : `${firstCharacter(last)}.`;
  if (form === 'firstName') return first || initial || NAMELESS;
  return `${first} ${initial}`.trim() || NAMELESS;
}

/** The parts of the name that a guest entered: the first word, and the last one if there are several. */
export function guestNameParts(guestName: string): PersonName {
  const words = guestName.split(/\s+/u).filter(Boolean);
  return {
    firstName: words[0] ?? null,
    lastName: words.length > 1 ? (words.at(-1) ?? null) : null,
  };
}

/** The first character as readers see it: a letter with its accents, or a whole emoji. */
function firstCharacter(text: string): string {
  const [first] = new Intl.Segmenter().segment(text);
  return (first?.segment ?? '').toUpperCase();
}
