import { beforeEach } from 'vitest';
import { ada, api, setUpWishlistApi } from '../wishlists/wishlists.fixture';

/** The session of a guest, as requests identify it. */
export let guest: { sessionToken: string };

/** Prepares the API with wishlists and the session of a guest for each test of a file. Call it outside tests. */
export function setUpSessions(): void {
  setUpWishlistApi();
  beforeEach(replaceSession);
}

/** Replaces the session of the guest for the rest of the current test. */
export async function replaceSession(): Promise<void> {
  guest = await api.newSession();
}

/** Attaches a session to a customer, by default that of the guest to Ada. */
export const attach = (customer: object = ada, session: object = guest) =>
  api.call('attachSessionToken', { body: { ...session, ...customer } });
