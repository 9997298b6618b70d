import { readFileSync } from 'node:fs';
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { it } from 'vitest';
import { builtPages } from '../../../build/built-pages';
import { checkEach } from '../../testing/check-each';
import { builtFile, samplePages } from '../../testing/servers/built-site';

/** The error page of the framework, which has no address. */
const FRAMEWORK_ERROR_PAGE = '/_global-error';

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
const paths = builtPages('.next')
  .map(({ path }) => path)
  .filter((path) => path !== FRAMEWORK_ERROR_PAGE);

it('pages are valid HTML', async () => {
  await checkEach(samplePages(paths), async (path) => {
    const report = await validator.validateString(readFileSync(builtFile(path), 'utf8'), path);
    const errors = report.results.flatMap(({ messages }) =>
      messages.map(
        ({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`,
      ),
    );
    if (errors.length > 0) throw new Error(errors.join('\n'));
  });
});
