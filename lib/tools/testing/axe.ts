import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The accessibility violations of a page, one line each: rule, element, reason.
 *
 * @param known rules that a part of the page, which we don't render, is known to break
 */
export async function violationsOf(
  page: Page,
  known?: { within: string; rules: readonly string[] },
): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // Elements that pass are counted, not described.
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    // Collects the results in the same tab. Frames of other origins, such as those of samples, are left out.
    .setLegacyMode(true)
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({ id, target: target.join(' '), failureSummary })),
  );
  const lines: string[] = [];
  for (const { id, target, failureSummary } of found) {
    const isKnown =
      known?.rules.includes(id) &&
      (await page.locator(target).evaluate((at, part) => at.closest(part) !== null, known.within));
    if (!isKnown) lines.push(`${id} ${target}: ${failureSummary}`);
  }
  return lines;
}
