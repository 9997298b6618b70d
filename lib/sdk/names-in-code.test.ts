import { describe, expect, it } from 'vitest';
import { namesInCode } from './names-in-code';

/** `name → address` of each place, as the code has it. */
function found(...lines: string[]): string[] {
  const code = lines.join('\n');
  return namesInCode(code).map(
    ({ start, end, known }) => `${code.slice(start, end)} → ${known.url}`,
  );
}

describe('names of the SDK in code', () => {
  it('are members of the global', () => {
    expect(found('await Laurel.openRewardsPopup();', 'Laurel.METHOD_STATUSES.SUCCESS;')).toEqual([
      'openRewardsPopup → /docs/Sdk/reference/rewards/functions/openRewardsPopup',
      'METHOD_STATUSES → /docs/Sdk/reference/core/enumerations/METHOD_STATUSES',
    ]);
  });

  it('are what is imported, wherever it is used, under its own name or another', () => {
    const used = [
      'ErrorResult → /docs/Sdk/reference/core/interfaces/ErrorResult',
      'start → /docs/Sdk/reference/core/functions/init',
    ];
    expect(
      found(
        "import { init as start, type ErrorResult } from '@laurel/sdk/core';",
        'let fault: ErrorResult;',
        'start({ shop });',
      ),
    ).toEqual(used);
    expect(
      found(
        'import {',
        '  type ErrorResult,',
        '  init as start,',
        "} from '@laurel/sdk/core';",
        'let fault: ErrorResult; start();',
      ),
    ).toEqual(used);
  });

  it('lead to the part of a page when a type has none of its own, and to the guide for React', () => {
    const [tier, hook] = found(
      "import { type Tier } from '@laurel/sdk/rewards';",
      "import { useModuleReady } from '@laurel/sdk-react';",
      'function show(tier: Tier) { return useModuleReady(x); }',
    );
    expect(tier).toMatch(/^Tier → \/docs\/Sdk\/reference\/rewards\/functions\/\w+#tier$/);
    expect(hook).toBe('useModuleReady → /docs/Sdk/react_sdk');
  });

  it('are events in quotes', () => {
    expect(found("Laurel.on('widget_opened', show); const widget_opened = 'widgets';")).toEqual([
      'on → /docs/Sdk/reference/core/functions/on',
      'widget_opened → /docs/Sdk/modules/common/events/widget_opened',
    ]);
  });

  it.each([
    ['somebody else’s member', 'shop.Laurel.init(); other.openRewardsPopup();'],
    ['a name that was not imported', 'openRewardsPopup(); init();'],
    ['an import from elsewhere', "import { init } from './shop'; init();"],
    [
      'a part of a longer name',
      "import { init } from '@laurel/sdk/core'; initial(); reinit(); a.init();",
    ],
    [
      'a name that the SDK does not have',
      'Laurel.nothing(); Laurel.constructor; Laurel.toString();',
    ],
  ])('are not %s', (_, code) => {
    expect(found(code)).toEqual([]);
  });
});
