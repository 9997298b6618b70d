import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, it } from 'vitest';
import { listFiles } from '../content/site-routes';

const APP = '.next/server/app';

/** The framework's own page for a server that fails; it has no address, and nothing of it is ours. */
const NOT_OURS = '/_global-error.html';

const config: ConfigData = {
  extends: ['html-validate:standard', 'html-validate:recommended'],
  rules: {
    // How React writes HTML; all of it means the same: `<meta/>`, `charSet`, `hidden=""`, `disabled=""`.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // Ids made by React begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // Lists may be named, and the list of page actions and that of downloads need it: they follow no heading.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
};

const validator = new HtmlValidate(new StaticConfigLoader(config));
const files = [...listFiles(APP)].filter((path) => path.endsWith('.html') && path !== NOT_OURS);

it('has pages to look at', () => {
  expect(files.length).toBeGreaterThan(0);
});

it.each(files)('%s is valid HTML', async (file) => {
  const report = await validator.validateString(readFileSync(join(APP, file), 'utf8'), file);
  const faults = report.results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column }) => `${file}:${line}:${column} ${ruleId}: ${message}`,
    ),
  );
  expect(faults, `\n${faults.join('\n')}\n`).toEqual([]);
});
