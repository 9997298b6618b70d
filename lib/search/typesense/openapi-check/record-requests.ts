import type { SearchRecord } from '../../record';
import { typesenseClient } from '../client';
import { typesenseEngine } from '../engine';
import { publish } from '../publish';
import { type RecordedRequest, startFakeServer } from '../testing/fake-server';

/**
 * Sends every kind of request that the site sends, with the official client to a fake server over HTTP: two publishes,
 * so that a collection is replaced and deleted, one that fails, and searches with and without an area and versions.
 *
 * @returns the recorded requests with their responses
 */
export async function recordRequests(records: readonly SearchRecord[]): Promise<RecordedRequest[]> {
  const server = await startFakeServer();
  try {
    const options = { nodes: [server.node], apiKey: 'test', timeoutMs: 2_000, retries: 0 };
    const client = await typesenseClient(options);
    const alias = 'test-docs';
    const log = () => {};
    let hour = 0;
    const now = () => new Date(Date.UTC(2026, 0, 1, hour++));
    await publish({ client, alias, records, log, now });
    await publish({ client, alias, records, log, now });
    server.fail(/import$/, { kind: 'reject-documents', count: 1 });
    await publish({ client, alias, records, log, now }).catch(() => {});

    const engine = typesenseEngine({
      connect: async () => client,
      collection: alias,
      timeoutMs: 2_000,
    });
    for (const area of [null, 'Sdk', 'Api']) {
      for (const query of ['getRewardsVipTiers', 'how do I redeem points?', '`tag:=x` && 1']) {
        await engine.search({ query, area, language: 'en', limit: 8 });
      }
    }
    const versions = { Sdk: '1.x' };
    await engine.search({ query: 'points', area: null, versions, language: 'en', limit: 8 });
    return server.requests;
  } finally {
    await server.close();
  }
}
