import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, it } from 'vitest';
import { listFiles } from '../content/site-routes';

const APP = '.next/server/app';

/** The error page of the framework, which has no address. */
const FRAMEWORK_ERROR_PAGE = '/_global-error.html';

const config: ConfigData = {
  extends: ['html-validate:standard', 'html-validate:recommended'],
  rules: {
    // React writes `<meta/>`, `charSet`, `hidden=""` and `disabled=""`, which are valid.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // Ids that React generates start with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // Allows `aria-label` on lists: the lists of page actions and downloads follow no heading.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
};

const validator = new HtmlValidate(new StaticConfigLoader(config));
const files = [...listFiles(APP)].filter(
  (path) => path.endsWith('.html') && path !== FRAMEWORK_ERROR_PAGE,
);

it('has prerendered pages', () => {
  expect(files.length).toBeGreaterThan(0);
});

it.each(files)('%s is valid HTML', async (file) => {
  const report = await validator.validateString(readFileSync(join(APP, file), 'utf8'), file);
  const errors = report.results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column }) => `${file}:${line}:${column} ${ruleId}: ${message}`,
    ),
  );
  expect(errors, `\n${errors.join('\n')}\n`).toEqual([]);
});
