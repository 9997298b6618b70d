import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { noisePng } from '../../../api/uploads/noise.fixture';
import { memoryOf } from '../../bench/report';
import { newSandbox } from '../../testing/new-sandbox';
import { openRaw, type RawConnection, rawRequest } from '../../testing/servers/raw-http';
import { describeServers } from '../../testing/servers/three-servers';

/** Clients that request a large response and don't read it take little memory, and nobody waits for them. */

const ATTACKER = { 'X-Forwarded-For': '203.0.113.12' };
const VICTIM = { 'X-Forwarded-For': '198.51.100.12' };
const IMAGE_PIXELS = 1_280;
const MIN_IMAGE_BYTES = 4_500_000;
const CONNECTIONS = 100;
const MAX_GROWTH_MB = 60;
const REQUESTS = 40;
const PAUSE_MS = 100;

/** Uploads an image. @returns its path */
async function uploadImage(origin: string, token: string): Promise<string> {
  const bytes = await noisePng(IMAGE_PIXELS);
  const form = new FormData();
  const fields = { productId: 880010, rate: 5, body: 'Warm.', guestName: 'Ilse' };
  for (const [name, value] of Object.entries({ ...fields, guestEmail: 'ilse@mail.example' })) {
    form.append(name, String(value));
  }
  form.append('images', new File([bytes], 'scarf.png', { type: 'image/png' }));
  const response = await fetch(`${origin}/v2/reviews/createReview`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, ...ATTACKER },
    body: form,
  });
  const text = await response.text();
  const path = /\/v2\/uploads\/[^"]+/.exec(text)?.[0];
  if (!path) throw new Error(`No image: ${text}`);
  return path;
}

describe.runIf(process.platform === 'linux')('slow readers', () => {
  // The framework's own server writes responses as Node.js does.
  describeServers(['site', 'api', 'framework'], 'shared', (server, name) => {
    it('take little memory, and others get their responses', async () => {
      const { origin, processIds } = server();
      const { shop } = await newSandbox(origin, ATTACKER);
      const image = await uploadImage(origin, shop.accessToken);
      const memory = () => processIds.map(memoryOf);
      // The first responses load code and fill caches.
      for (let index = 0; index < 5; index++) {
        const response = await fetch(origin + image, { headers: ATTACKER });
        expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(MIN_IMAGE_BYTES);
      }
      const before = memory();
      const connections: RawConnection[] = [];
      let growth = 0;
      try {
        for (let index = 0; index < CONNECTIONS; index++) {
          const connection = await openRaw(origin);
          connection.pause();
          connection.send(rawRequest('GET', image, ATTACKER));
          connections.push(connection);
        }
        for (let index = 0; index < REQUESTS; index++) {
          const response = await fetch(`${origin}/v2/health`, { headers: VICTIM });
          expect(response.status).toBe(200);
          await response.arrayBuffer();
          const growths = memory().map((megabytes, process) => megabytes - (before[process] ?? 0));
          growth = Math.max(growth, ...growths);
          await wait(PAUSE_MS);
        }
      } finally {
        for (const connection of connections) connection.destroy();
      }
      if (name !== 'framework') expect(growth).toBeLessThan(MAX_GROWTH_MB);
    });
  });
});
