import { expect, it } from 'vitest';
import { ContentError } from '../../content/load/content-error';
import { sdkSamples } from '../../content/sdk/samples';
import { listPages, loadPublishedContent } from '../../tools/checks/content/content-pages';
import { bundleReactSamples } from './bundle-react-samples';

it('names a page with a React sample if the sample that wraps it is missing', async () => {
  const pages = listPages(loadPublishedContent(process.cwd()));
  const providers = new Set(
    sdkSamples(pages)
      .filter(({ title }) => title === 'app/LoyaltyProvider.tsx')
      .map(({ page }) => page),
  );
  const bundling = bundleReactSamples(pages.filter((page) => !providers.has(page)));
  await expect(bundling).rejects.toThrow(ContentError);
  await expect(bundling).rejects.toThrow(
    /^The content has 1 error:\n {2}content\/docs\/Sdk\/.+\.md has a React sample, but no page has app\/LoyaltyProvider\.tsx/,
  );
});
