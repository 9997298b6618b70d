import { describe, expect, it } from 'vitest';
import { sdkEvents, sdkNames } from './sdk-names';

describe('names of the SDK', () => {
  it('have a declaration and a link to their reference page', () => {
    expect(sdkNames.get('METHOD_STATUSES')).toMatchObject({
      url: '/docs/Sdk/reference/core/enumerations/METHOD_STATUSES',
      declaration: "enum METHOD_STATUSES {\n  SUCCESS = 'success',\n  ERROR = 'error',\n}",
    });
    expect(sdkNames.get('useModuleReady')?.url).toBe(
      '/docs/Sdk/reference/react/functions/useModuleReady',
    );
  });

  it('have a truncated declaration if it is long', () => {
    const lines = sdkNames.get('ERROR_CODES')?.declaration.split('\n');
    expect(lines).toHaveLength(13);
    expect(lines?.at(-1)).toBe('…');
  });

  it('include events, with the type of their payload', () => {
    expect(sdkEvents.get('widget_opened')).toMatchObject({
      url: '/docs/Sdk/modules/common/events/widget_opened',
      declaration: '{ app: App; widget: WidgetName }',
    });
    expect(sdkNames.has('widget_opened')).toBe(false);
  });
});
