import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLocalSender } from '../../../tools/testing/deliverer/local-sender';
import { makeCertificate } from './certificate.fixture';

const certificate = makeCertificate('localhost');
const received: string[] = [];
const server = createServer(certificate, async (incoming, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  received.push(Buffer.concat(chunks).toString('utf8'));
  response.end('stored');
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

const body = '{"name":"Zoë"}';
const send = (host: string, certificates?: string) => {
  const { port } = server.address() as AddressInfo;
  const sender = createLocalSender({}, certificates);
  return sender({ address: `https://${host}:${port}/hooks`, headers: {}, body });
};

describe('a request over TLS', () => {
  it('is sent if the certificate of the receiver is valid', async () => {
    expect(await send('localhost', certificate.cert)).toMatchObject({
      status: 200,
      response: 'stored',
      error: null,
    });
    expect(received).toEqual([body]);
  });

  it('is not sent if the certificate is for another name, or from an unknown authority', async () => {
    const results = [await send('127.0.0.1', certificate.cert), await send('localhost')];
    expect(results.map(({ error }) => error)).toEqual([
      'The certificate is for another name.',
      'The certificate is not from a trusted authority.',
    ]);
    expect(received).toHaveLength(1);
  });
});
