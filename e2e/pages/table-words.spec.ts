import { openReady } from '../support/ready';
import { expect, test } from '../support/test';

for (const [path, width] of [
  ['/docs/Api', 1440],
  ['/docs/Api/guides/authentication', 1440],
  ['/docs/Sdk/placeholders/reviews/slider', 375],
  ['/docs/Webhooks/order_of_events', 375],
] as const) {
  test(`${path} breaks code after spaces and slashes only at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openReady(page, path);
    const codes = page.locator('main :not(pre) > code');
    expect(await codes.count()).toBeGreaterThan(10);
    const broken = await codes.evaluateAll((elements) =>
      elements.flatMap((element) => {
        const code = element.textContent ?? '';
        const range = document.createRange();
        range.selectNodeContents(element);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        const places = code.match(/\s|\w\/(?=\w)/g)?.length ?? 0;
        return lines.size > places + 1 ? [code] : [];
      }),
    );
    expect(broken).toEqual([]);
  });
}
