import { setFontSize } from '../support/font-size';
import { layoutShift } from '../support/layout-shift';
import { allPages } from '../support/pages';
import { collectPolicyViolations, usePage } from '../support/policy';
import { expect, open, test } from '../support/test';

/** The checks of `page-kinds.spec.ts` and `policy.spec.ts`, for all pages: `npm run test:all`. */

test.describe.configure({ timeout: 900_000 });

for (const [width, fontSize] of [
  [1440, 16],
  [375, 16],
  [1440, 24],
  [375, 24],
] as const) {
  test(`all pages load without layout shifts and messages, ${width} px wide, with a font of ${fontSize} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await setFontSize(page, fontSize);
    const shifts: string[] = [];
    for (const path of allPages) {
      await open(page, path);
      const score = await layoutShift(page);
      if (score > 0) shifts.push(`${path}: ${score}`);
    }
    // Every test fails on messages in the console and requests to other hosts.
    expect(shifts).toEqual([]);
  });
}

const PARTS = 4;
for (let part = 0; part < PARTS; part++) {
  test(`all pages comply with their content security policy (${part + 1} of ${PARTS})`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const violations = await collectPolicyViolations(page);
    for (const path of allPages.filter((_path, index) => index % PARTS === part)) {
      await test.step(path, () => usePage(page, path));
    }
    expect(violations).toEqual([]);
  });
}
