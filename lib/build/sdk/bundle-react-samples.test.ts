import { expect, it } from 'vitest';
import { ContentError } from '../../content/load/content-error';
import type { Page } from '../../content/pages/page';
import { bundleReactSamples } from './bundle-react-samples';

it('names a page with a React sample if the sample that wraps it is missing', async () => {
  const sample = { type: 'code', lang: 'tsx', meta: 'title="components/Points.tsx"', value: '' };
  const page = {
    area: 'Sdk',
    path: 'Sdk/points',
    url: '/docs/Sdk/points',
    file: 'content/docs/Sdk/points.md',
    markdown: { tree: { type: 'root', children: [sample] } },
  } as unknown as Page;
  const bundling = bundleReactSamples([page]);
  await expect(bundling).rejects.toThrow(ContentError);
  await expect(bundling).rejects.toThrow(
    'content/docs/Sdk/points.md has a React sample, but no page has app/LoyaltyProvider.tsx',
  );
});
