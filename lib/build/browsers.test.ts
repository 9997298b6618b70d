import { expect, it } from 'vitest';
import { browserslist } from '../../package.json';
import { STYLE_TARGETS } from './browsers';

it('scripts and styles are built for the browsers that package.json lists', () => {
  const listed = browserslist.map((query) => query.replace(/ >= /, ' '));
  const built = Object.entries(STYLE_TARGETS).map(
    ([browser, version]) => `${browser} ${version >> 16}`,
  );
  // Edge is built from the source of Chrome, with the same versions.
  expect([...built, 'edge 125'].sort()).toEqual(listed.sort());
});
