import { expect, it } from 'vitest';
import { inlineScriptHashes } from './find-script-hashes';
import { preloadFiles } from './preload-files';

const PAGE =
  '<html><head><meta charset="utf-8"/><link rel="stylesheet" href="/a.css"/></head><body></body></html>';

it('a script before the styles requests the files of the page and then the others', () => {
  const html = preloadFiles(PAGE, { scripts: ['/a.js'], linked: ['/b.css', '/b.js'] });
  expect(html).toContain(
    '[["/a.js","script","high"],["/b.css","style","low"],["/b.js","script","low"]]',
  );
  expect(html.replace(/<script>.*<\/script>/, '')).toBe(PAGE);
  expect(html.indexOf('<script>')).toBeLessThan(html.indexOf('<link'));
  expect(inlineScriptHashes(html)).toHaveLength(1);
});

it('a page without styles is an error', () => {
  expect(() => preloadFiles('<html></html>', { scripts: ['/a.js'], linked: [] })).toThrow(
    /no styles/,
  );
});
