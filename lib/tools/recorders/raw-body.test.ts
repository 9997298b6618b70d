import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signatureHeader } from '../../api/deliveries/sending/signature';
import { eventually } from '../testing/eventually';
import { samplesOf } from '../testing/page-samples';
import { freePort } from '../testing/servers/free-port';

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
// Parsing and serializing this body would change its bytes.
const BODY = '{ "occurredAt": "2025-03-04T09:15:00Z", "name": "Zo\\u00eb", "points": 5.10 }';
const PAGES = ['behavior', 'raw_body'].map((name) =>
  readFileSync(`content/docs/Webhooks/${name}.md`, 'utf8'),
);
const EXPRESS = /```js title="server.mjs"[^\n]*\n(.*?)\n```/s.exec(PAGES[1] ?? '')?.[1] ?? '';

let folder: string;

/** Headers of a delivery, signed for another body if the delivery is to be rejected. */
function headersFor(body: string): Record<string, string> {
  const id = 'evt_1';
  const timestamp = Math.floor(Date.now() / 1_000);
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatureHeader({ id, timestamp, body }, [SECRET]),
  };
}

const env = { ...process.env, LAUREL_WEBHOOK_SECRET: SECRET };
const tsx = ['--import', import.meta.resolve('tsx')];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'laurel-raw-body-'));
  for (const { title, code } of PAGES.flatMap(samplesOf)) {
    mkdirSync(dirname(join(folder, title)), { recursive: true });
    writeFileSync(join(folder, title), code);
  }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('a receiver accepts signed bytes and rejects others', () => {
  it('in Next.js', () => {
    const script = `
      import { POST } from './app/webhooks/laurel/route';
      const send = async (body, headers) =>
        (await POST(new Request('https://shop.example/', { method: 'POST', headers, body }))).status;
      const [body, headers] = ${JSON.stringify([BODY, headersFor(BODY)])};
      console.log('statuses', await send(body, headers), await send(body.replace('5.10', '5.1'), headers));`;
    writeFileSync(join(folder, 'main.ts'), script);
    const output = execFileSync(process.execPath, [...tsx, 'main.ts'], { cwd: folder, env });
    expect(String(output)).toContain('statuses 200 401');
  });

  it('in Express', async () => {
    const port = await freePort();
    writeFileSync(join(folder, 'server.mjs'), EXPRESS.replace('3000', String(port)));
    const server = spawn(process.execPath, [...tsx, 'server.mjs'], { cwd: folder, env });
    const send = async (body: string) => {
      const address = `http://127.0.0.1:${port}/webhooks/laurel`;
      return (await fetch(address, { method: 'POST', headers: headersFor(BODY), body })).status;
    };
    try {
      await eventually(async () => expect(await send(BODY)).toBe(200));
      expect(await send(BODY.replace('5.10', '5.1'))).toBe(401);
    } finally {
      server.kill();
    }
  });

  it('in Laravel', () => {
    // The parts of the framework that the controller uses.
    const script = `<?php
namespace Illuminate\\Http {
  class Request {
    public function __construct(private string $body, private array $headers) {}
    public function getContent(): string { return $this->body; }
    public function header(string $name): ?string { return $this->headers[$name] ?? null; }
  }
  class Response {
    public function __construct(public string $content, public int $status) {}
  }
}
namespace {
  function config(string $name): ?string {
    return $name === 'services.laurel.webhook_secret' ? getenv('LAUREL_WEBHOOK_SECRET') : null;
  }
  function logger(): object { return new class { public function info(string $text, array $context): void {} }; }
  require __DIR__ . '/app/Http/Controllers/LaurelWebhookController.php';
  [$body, $headers] = json_decode(stream_get_contents(STDIN), true);
  $send = fn (string $text) => (new App\\Http\\Controllers\\LaurelWebhookController())(
    new Illuminate\\Http\\Request($text, $headers)
  )->status;
  echo $send($body), ' ', $send(str_replace('5.10', '5.1', $body));
}`;
    const helper = join(folder, 'app/Http/Controllers/verify-webhook.php');
    writeFileSync(helper, readFileSync(join(folder, 'verify-webhook.php')));
    writeFileSync(join(folder, 'main.php'), script);
    const input = JSON.stringify([BODY, headersFor(BODY)]);
    const output = execFileSync('php', ['main.php'], { cwd: folder, env, input });
    expect(String(output)).toBe('200 401');
  });
});
