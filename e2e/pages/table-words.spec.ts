import { openReady } from '../support/ready';
import { expect, test } from '../support/test';

for (const [path, width] of [
  ['/docs/Api', 1440],
  ['/docs/Webhooks/order_of_events', 375],
] as const) {
  test(`tables of ${path} break no word at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openReady(page, path);
    const broken = await page.locator('td code').evaluateAll((codes) =>
      codes.flatMap((code) =>
        [...code.childNodes].flatMap((part) =>
          [...(part.textContent ?? '').matchAll(/\w+/g)].flatMap(({ 0: word, index }) => {
            const range = document.createRange();
            range.setStart(part, index);
            range.setEnd(part, index + word.length);
            return range.getClientRects().length > 1 ? [word] : [];
          }),
        ),
      ),
    );
    expect(broken).toEqual([]);
  });
}
