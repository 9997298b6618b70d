import { people as demoPeople } from '../../sandbox/shops/demo/northlight/people.data';

/** Who can look at a widget, with the email address of a customer of the demo shop; `null` for a guest. */
export const VIEWERS = {
  guest: null,
  mara: demoPeople.mara,
  rich: demoPeople.rich,
  noPoints: demoPeople.noPoints,
  notEligible: demoPeople.notEligible,
} as const;

/** Someone who can look at a widget. */
export type Viewer = keyof typeof VIEWERS;

/** The identifier of a customer in requests; `undefined` for a guest. */
export function customerIdentifierOf(viewer: Viewer): string | undefined {
  const person = VIEWERS[viewer];
  return person ? String(person.shopCustomerId) : undefined;
}
