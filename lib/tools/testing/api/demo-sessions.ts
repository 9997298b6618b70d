import { demoShops } from '../../../sandbox/shops/demo/demo-shops';

/** The session tokens of the demo shop by id. The database has only their hashes. */
const TOKENS: ReadonlyMap<number, string> = new Map(
  demoShops.shops.flatMap(({ sessions = [] }) => sessions.map(({ id, token }) => [id, token])),
);

/** The token of a session of the demo shop, which has the same id in every copy. */
export function demoSessionToken(id: number): string {
  const token = TOKENS.get(id);
  if (token === undefined) throw new Error(`The demo shop has no session ${id}.`);
  return token;
}
