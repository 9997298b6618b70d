import { expect, it } from 'vitest';
import { makeSample } from './sample.fixture';
import { checkSampleRules } from './sample-rules';

it.each([
  ['js', "Laurel.on('widget_opened', () => {});", 'import of laurelLoaded'],
  ['tsx', '<><Widget name="reviews_drawer" /></>', 'overlay outside a layout'],
  ['bash', 'curl https://a.example \\\n  | node --print 1', 'pipes a response to a program'],
  ['ts', 'handlers.get(delivery.topic)', "header that isn't signed"],
  ['php', "execute([$payload['customer']['shopifyCustomerId']])", 'can be null'],
])('reports a %s sample that breaks a rule: %s', (language, code, reason) => {
  const issues = checkSampleRules([makeSample(language, code)]);
  expect(issues.map((issue) => issue.reason)).toEqual([expect.stringContaining(reason)]);
});

it.each([
  ['js', "import { laurelLoaded } from './laurel-loaded.js';\nconst { on } = await laurelLoaded;"],
  ['js', "place.setAttribute('data-laurel-limit', '5');"],
  ['tsx', '<>{children}<Widget name="reviews_drawer" /></>'],
  ['bash', "curl https://a.example | grep -o 'a'"],
  ['ts', 'console.log(delivery.topic)'],
  ['ts', 'customers.add(customerKey(customer))'],
])('accepts a %s sample that follows the rules: %s', (language, code) => {
  expect(checkSampleRules([makeSample(language, code)])).toEqual([]);
});
