import { describe, expect, it } from 'vitest';
import { findSdkNames } from './find-sdk-names';

/** Returns `name → address` for each match. */
function found(...lines: string[]): string[] {
  const code = lines.join('\n');
  return findSdkNames(code).map(
    ({ start, end, target }) => `${code.slice(start, end)} → ${target.url}`,
  );
}

describe('findSdkNames', () => {
  it('finds members of the global Laurel', () => {
    expect(found('await Laurel.openRewardsPopup();', 'Laurel.METHOD_STATUSES.SUCCESS;')).toEqual([
      'openRewardsPopup → /docs/Sdk/reference/rewards/functions/openRewardsPopup',
      'METHOD_STATUSES → /docs/Sdk/reference/core/enumerations/METHOD_STATUSES',
    ]);
  });

  it('finds every use of an imported name, also under a local alias', () => {
    const used = [
      'ErrorResult → /docs/Sdk/reference/core/interfaces/ErrorResult',
      'start → /docs/Sdk/reference/core/functions/init',
    ];
    expect(
      found(
        "import { init as start, type ErrorResult } from '@laurel/sdk/core';",
        'let error: ErrorResult;',
        'start({ shop });',
      ),
    ).toEqual(used);
    expect(
      found(
        'import {',
        '  type ErrorResult,',
        '  init as start,',
        "} from '@laurel/sdk/core';",
        'let error: ErrorResult; start();',
      ),
    ).toEqual(used);
  });

  it('links a type without a page to a section, and a React hook to its page', () => {
    const [tier, hook] = found(
      "import { type Tier } from '@laurel/sdk/rewards';",
      "import { useModuleReady } from '@laurel/sdk-react';",
      'function show(tier: Tier) { return useModuleReady(x); }',
    );
    expect(tier).toMatch(/^Tier → \/docs\/Sdk\/reference\/rewards\/functions\/\w+#tier$/);
    expect(hook).toBe('useModuleReady → /docs/Sdk/reference/react/functions/useModuleReady');
  });

  it('finds events in quotes', () => {
    expect(found("Laurel.on('widget_opened', show); const widget_opened = 'widgets';")).toEqual([
      'on → /docs/Sdk/reference/core/functions/on',
      'widget_opened → /docs/Sdk/modules/common/events/widget_opened',
    ]);
  });

  it.each([
    ['a member of another object', 'shop.Laurel.init(); other.openRewardsPopup();'],
    ['a name that is not imported', 'openRewardsPopup(); init();'],
    ['an import from another package', "import { init } from './shop.client'; init();"],
    [
      'a part of a longer name',
      "import { init } from '@laurel/sdk/core'; initial(); reinit(); a.init();",
    ],
    [
      'a name that the SDK does not have',
      'Laurel.nothing(); Laurel.constructor; Laurel.toString();',
    ],
  ])('ignores %s', (_, code) => {
    expect(found(code)).toEqual([]);
  });
});
