import { people } from './northlight/people.data';

/** Who can look at widgets and call the SDK on a page of the documentation; `null` is a guest. */
const VIEWERS = {
  mara: people.mara,
  guest: null,
  rich: people.rich,
  tom: people.tom,
  noPoints: people.noPoints,
  notEligible: people.notEligible,
  noTiers: people.noTiers,
} as const;

/** A customer or guest of the demo shop. */
export type Viewer = keyof typeof VIEWERS;

/** All viewers. */
export const viewers = Object.keys(VIEWERS) as Viewer[];

/** The identifier of a customer in requests; `undefined` for a guest. */
export function customerIdentifierOf(viewer: Viewer): string | undefined {
  const person = VIEWERS[viewer];
  return person ? String(person.shopCustomerId) : undefined;
}

/** The name of a customer; `undefined` for a guest. */
export function nameOf(viewer: Viewer): string | undefined {
  const person = VIEWERS[viewer];
  return person ? `${person.firstName} ${person.lastName}` : undefined;
}
