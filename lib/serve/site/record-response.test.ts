import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { recordResponse } from './record-response';

const close: (() => void)[] = [];
afterEach(() => {
  for (const end of close.splice(0)) end();
});

/** Records the response of a handler to a request. @returns its status and body, or the error */
async function record(handle: (response: ServerResponse) => void): Promise<string> {
  const server = createServer(async (request: IncomingMessage, response) => {
    const recorded = await recordResponse(request, async (_request, own) => handle(own)).then(
      ({ status, body }) => `${status} ${body}`,
      (error: Error) => error.message,
    );
    response.end(recorded);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  close.push(() => server.close());
  const response = await fetch(`http://localhost:${(server.address() as AddressInfo).port}`);
  return response.text();
}

describe('a recorded response', () => {
  it('has status and body, whatever its size', async () => {
    const body = 'points '.repeat(100_000);
    const recorded = await record((response) => {
      response.writeHead(404).write(body);
      response.end(body);
    });
    expect(recorded).toBe(`404 ${body}${body}`);
  });

  it('is an error if it is destroyed with an error', async () => {
    const recorded = await record((response) => {
      response.write('half');
      response.destroy(new Error('boom'));
    });
    expect(recorded).toBe('boom');
  });

  it('is an error if it is destroyed before its end', async () => {
    const recorded = await record((response) => response.destroy());
    expect(recorded).toBe('Premature close');
  });
});
