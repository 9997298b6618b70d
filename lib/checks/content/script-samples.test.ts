import { describe, expect, it } from 'vitest';
import { formatIssue } from '../../docs/content-error';
import { makeSample } from './sample.fixture';
import { checkScriptSamples } from './script-samples';

const HEAD = "import { laurelLoaded } from './laurel-loaded.js';\n";
const WAIT = 'const Laurel = await laurelLoaded;\n';

function check(code: string, title = 'assets/page.js') {
  return checkScriptSamples([makeSample('js', code, { title })]).map(formatIssue);
}

describe('a plain script that uses the SDK', () => {
  it('passes if it waits for the SDK first, at the top or in a handler', () => {
    expect(check(`${HEAD}\n${WAIT}\nLaurel.on('widget_opened', () => {});`)).toEqual([]);
    expect(
      check(`${HEAD}
button.addEventListener('click', async () => {
  // Laurel may load later.
  ${WAIT}  await Laurel.closeRewardsPopup();
});`),
    ).toEqual([]);
  });

  it('is reported if it uses the SDK before that', () => {
    expect(check("Laurel.on('widget_opened', () => {});")).toEqual([
      "  page.md:10 doesn't begin with: import { laurelLoaded } from './laurel-loaded.js';",
    ]);
    expect(check(`${HEAD}\nLaurel.on('widget_opened', () => {});\n${WAIT}`)).toEqual([
      '  page.md:12 uses Laurel before: const Laurel = await laurelLoaded;',
    ]);
  });

  it('is reported if its title is not in the folder of the module that it imports', () => {
    expect(check(`${HEAD}\n${WAIT}\nLaurel.init();`, 'page.js')).toEqual([
      '  page.md:10 needs a title in assets/',
    ]);
  });

  it('does not include scripts that only set attributes', () => {
    expect(check("place.setAttribute('data-laurel-limit', '5');")).toEqual([]);
  });
});
