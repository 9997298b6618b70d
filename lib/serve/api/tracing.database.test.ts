import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { COMMAND_TIMEOUT_MS, setUpApiCommand } from '../../tools/testing/api/api-command';
import { eventually } from '../../tools/testing/eventually';
import { sendTo } from '../../tools/testing/servers/api-process';

interface Value {
  stringValue?: string;
  intValue?: number;
  arrayValue?: { values: Value[] };
}

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: Value }[];
}

const { folder, startReady } = setUpApiCommand();

/** A collector of traces. */
const spans: Span[] = [];
const services = new Set<string | undefined>();
const collector = createServer(async (request, response) => {
  const { resourceSpans } = (await json(request)) as {
    resourceSpans: { resource: Pick<Span, 'attributes'>; scopeSpans: { spans: Span[] }[] }[];
  };
  for (const { resource, scopeSpans } of resourceSpans) {
    services.add(attributeOf(resource, 'service.name')?.stringValue);
    spans.push(...scopeSpans.flatMap((scope) => scope.spans));
  }
  response.end('{}');
});
beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
});
afterAll(() => collector.close());

const attributeOf = ({ attributes }: Pick<Span, 'attributes'>, name: string) =>
  attributes.find(({ key }) => key === name)?.value;

it(
  'sends traces of a request and of the deliveries that it causes',
  async () => {
    const { port } = collector.address() as AddressInfo;
    const api = await startReady({
      API_DATA_DIR: join(folder, 'traces'),
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_SERVICE_NAME: 'laurel-test',
      OTEL_BSP_SCHEDULE_DELAY: '100',
      // Only trusted proxies choose the trace of a request.
      TRUSTED_PROXIES: '1',
    });
    const traceId = 'a'.repeat(32);
    const headers = {
      authorization: 'Bearer at_example',
      'content-type': 'application/json',
      traceparent: `00-${traceId}-${'b'.repeat(16)}-01`,
    };
    const post = (path: string, body: object) =>
      sendTo(api, path, { method: 'POST', headers, body: JSON.stringify(body) });
    const topic = 'customer/balanceUpdated';
    const address = 'https://inbox.sandbox.example/traced';
    await post('/v2/webhooks/createSubscription', { topic, address });
    await post('/v2/customers/updateBalance', { customerIdentifier: '7400112', balanceDelta: 1 });

    const [request, delivery] = await eventually(() => {
      const found = [`updateBalance`, `deliver ${topic}`].map((name) =>
        spans.find((span) => span.name === name),
      );
      expect(found).not.toContain(undefined);
      return found as [Span, Span];
    });
    expect(request).toMatchObject({ traceId, parentSpanId: 'b'.repeat(16) });
    expect(attributeOf(request, 'laurel.sql.statements')?.intValue).toBeGreaterThan(5);
    expect(attributeOf(request, 'laurel.event.ids')?.arrayValue?.values).toEqual([
      attributeOf(delivery, 'laurel.event.id'),
    ]);
    // Not even as a value of a statement.
    expect(JSON.stringify(spans)).not.toContain('7400112');
    expect(delivery.traceId).not.toBe(traceId);
    expect(services).toEqual(new Set(['laurel-test']));
    const line =
      api
        .output()
        .split('\n')
        .find((text) => text.includes('"updateBalance"')) ?? '{}';
    const { ms, sqlMs, ...fields } = JSON.parse(line);
    expect(fields).toMatchObject({ traceId, pid: api.process.pid, hostname: expect.any(String) });
    expect(sqlMs).toBeGreaterThan(0);
    expect(sqlMs).toBeLessThanOrEqual(ms);
  },
  COMMAND_TIMEOUT_MS,
);
