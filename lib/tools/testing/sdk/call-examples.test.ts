import { expect, it } from 'vitest';
import { EVENT_EXAMPLES, METHOD_EXAMPLES } from '../../../content/sdk/call-examples.data';
import { worldActions } from '../../../sandbox/world/actions';

it('changes of the shop in examples of calls are actions', () => {
  const examples = [...Object.values(METHOD_EXAMPLES), ...Object.values(EVENT_EXAMPLES)].flat();
  const changes = examples.flatMap(({ before, after }) => [before, after]);
  const names = changes.flatMap((change) => change?.action ?? []);
  expect(names.length).toBeGreaterThan(0);
  expect(Object.keys(worldActions)).toEqual(expect.arrayContaining(names));
});
