import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { replaceOrigins, samplesOf } from '../testing/page-samples';
import { API_ORIGIN, CUSTOMER, prepareRecipes, readRecipe, recipes } from './recipes.fixture';

const PAGES = [
  'clients',
  'move_from_another_provider',
  'import_reviews',
  'nightly_sync',
  'off_platform_orders',
]
  .map(readRecipe)
  .join('');
const NEW_CUSTOMER = '7400122';

/** Programs that report an order and a refund, the refund twice, and one of an unknown order. */
const REFUNDS = {
  python3: `
from datetime import datetime, timezone
from order_points import laurel
from read_activities import read_activities
from reward_order import refund_order, reward_order

class Changes:
    rows = {}
    def of_order(self, order_id): return [row for row in self.rows.values() if row['orderId'] == order_id]
    def save(self, change): self.rows[change['id']] = change

changes = Changes()
for _ in range(2):
    reward_order(changes, {'id': 'py-1', 'total': 10, 'customer': '${CUSTOMER}'})
refund = {'id': 'py-r1', 'amount': 4}
done = [refund_order(changes, order, refund) for order in ('py-0', 'py-1', 'py-1')]
words = ['yes' if each else 'no' for each in done]
laurel = type(laurel)(laurel._grant['clientId'], laurel._grant['clientSecret'], 'read_reward')
times = [datetime(year, 1, 1, tzinfo=timezone.utc) for year in (2000, 2099)]
print(*words, *[len(read_activities(laurel, '${CUSTOMER}', time)) > 5 for time in times])
`,
  php: `<?php
require __DIR__ . '/reward-order.php';
require __DIR__ . '/read-activities.php';

$changes = new class implements PointChanges {
    private array $rows = [];
    public function ofOrder(string $orderId): array
    {
        return array_values(array_filter($this->rows, fn ($row) => $row['orderId'] === $orderId));
    }
    public function save(array $change): void
    {
        $this->rows[$change['id']] = $change;
    }
};
$client = fn (string $scope) => new Laurel(getenv('LAUREL_CLIENT_ID'), getenv('LAUREL_CLIENT_SECRET'), $scope);
$laurel = $client('read_customer write_customer');
foreach ([1, 2] as $run) {
    rewardOrder($laurel, $changes, ['id' => 'php-1', 'total' => 10, 'customer' => '${CUSTOMER}']);
}
foreach (['php-0', 'php-1', 'php-1'] as $order) {
    echo refundOrder($laurel, $changes, $order, ['id' => 'php-r1', 'amount' => 4]) ? 'yes ' : 'no ';
}
foreach (['2000-01-01', '2099-01-01'] as $time) {
    $activities = readActivities($client('read_reward'), '${CUSTOMER}', new DateTimeImmutable($time));
    echo count($activities) > 5 ? 'True ' : 'False';
}
`,
};

prepareRecipes();

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'laurel-clients-'));
  const photo = sharp({ create: { width: 40, height: 30, channels: 3, background: '#5a8' } });
  for (const name of ['front.jpg', 'back.jpg']) await photo.jpeg().toFile(join(folder, name));
  for (const [, title = '', text = ''] of PAGES.matchAll(/```json title="(.+?)"\n(.*?)```/gs)) {
    writeFileSync(join(folder, title), text);
  }
  for (const { title, code } of samplesOf(PAGES)) {
    const local = replaceOrigins(code, { [API_ORIGIN]: recipes.served.origin });
    writeFileSync(join(folder, title), local);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Empties the bucket, so that the scripts don't wait for the clock of the test. */
beforeEach(() => recipes.api.clock.set(recipes.api.clock.now() + 20_000));

async function run(program: string, script: string): Promise<string[]> {
  const { clientId, clientSecret } = recipes.api.clients.full;
  const env = { ...process.env, LAUREL_CLIENT_ID: clientId, LAUREL_CLIENT_SECRET: clientSecret };
  const { stdout } = await promisify(execFile)(program, [script], { cwd: folder, env });
  return stdout.trim().split('\n');
}

it.each([
  ['python3', 'try_laurel.py', 'upload_photos.py'],
  ['php', 'try-laurel.php', 'upload-photos.php'],
])('the client for %s changes a balance once, reads a list, and sends photos', async (...files) => {
  const [program, script, upload] = files;
  expect(await run(program, script)).toEqual(['325.5', 'True', '404 getCustomerNotFound']);
  expect(await run(program, upload)).toEqual(['2']);
});

describe.each([
  ['python3', 'py', '_'],
  ['php', 'php', '-'],
] as const)('the recipes for %s', (program, extension, separator) => {
  /** Runs a script of a recipe. @param words of its name */
  const runRecipe = async (...words: string[]) =>
    (await run(program, `${words.join(separator)}.${extension}`)).join('\n');

  it('add the points of an order once', async () => {
    // Both languages send the same key and values.
    expect(await runRecipe('example')).toBe('410.5');
    expect(await runRecipe('example')).toBe('410.5');
  });

  it('import reviews, and continue', async () => {
    rmSync(join(folder, 'imported.json'), { force: true });
    const rejected = [{ id: 'old-2', messages: [expect.stringContaining('rate')] }];
    const first = JSON.parse(await runRecipe('import', 'reviews'));
    expect(first).toEqual({ created: 1, skipped: 0, rejected });
    const second = JSON.parse(await runRecipe('import', 'reviews'));
    expect(second).toEqual({ created: 0, skipped: 1, rejected });
  });

  it('copy the published reviews', async () => {
    const query = { onlyPublishedReviews: true, perPage: 1 };
    const { body } = await recipes.api.call('getReviews', { token: recipes.token, query });
    const expected = { saved: body.totalCount, removed: 0 };
    expect(JSON.parse(await runRecipe('nightly'))).toEqual(expected);
    expect(JSON.parse(await runRecipe('nightly'))).toEqual(expected);
  });

  it('deduct the points of a refund once, and read activities since a time', async () => {
    writeFileSync(join(folder, `refund.${extension}`), REFUNDS[program]);
    const before = await recipes.balance();
    expect(await runRecipe('refund')).toBe('no yes yes True False');
    // 20 points for the order, 8 of them deducted.
    expect(await recipes.balance()).toBe(before + 12);
  });
});

it('the move transfers each entry once', async () => {
  const before = await read();
  const rejected = 'rejected c-2 customerUnknown customerIdentifier matches no customer';
  expect(await run('python3', 'move.py')).toEqual([
    `tier ${NEW_CUSTOMER} Silver`,
    rejected,
    "{'created': 3, 'skipped': 0, 'rejected': 1}",
  ]);
  const after = await read();
  expect(after.points).toBe(before.points + 120.5);
  expect(after.lists).toContainEqual(['Winter', 2]);
  expect(await run('python3', 'move.py')).toEqual([
    rejected,
    "{'created': 0, 'skipped': 3, 'rejected': 1}",
  ]);
  // Without its file, the script in PHP sends the same keys and values again, which changes nothing.
  rmSync(join(folder, 'moved.json'));
  expect((await run('php', 'move.php')).at(-1)).toBe('{"created":3,"skipped":0,"rejected":1}');
  expect(await read()).toEqual(after);
});

interface List {
  wishlistTitle: string;
  items: object[];
}

async function read() {
  const { api, token } = recipes;
  const request = { token, query: { customerIdentifier: NEW_CUSTOMER } };
  const customer = await api.call('getCustomer', request);
  const { body } = await api.call('getWishlists', request);
  const lists = body.wishlists.map(({ wishlistTitle, items }: List) => [
    wishlistTitle,
    items.length,
  ]);
  return { points: customer.body.pointsBalance, lists };
}
