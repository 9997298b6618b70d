import { describe, expect, it } from 'vitest';
import { sdkEvents, sdkNames } from './names';

describe('names of the SDK', () => {
  it('have a page of reference, or the guide for React, and their declaration', () => {
    expect(sdkNames.get('METHOD_STATUSES')).toMatchObject({
      url: '/docs/Sdk/reference/core/enumerations/METHOD_STATUSES',
      declaration: "enum METHOD_STATUSES {\n  SUCCESS = 'success',\n  ERROR = 'error',\n}",
    });
    expect(sdkNames.get('useModuleReady')?.url).toBe('/docs/Sdk/react_sdk');
  });

  it('are cut when their declaration is long', () => {
    const lines = sdkNames.get('ERROR_CODES')?.declaration.split('\n');
    expect(lines).toHaveLength(13);
    expect(lines?.at(-1)).toBe('…');
  });

  it('are events too, with what their handler gets', () => {
    expect(sdkEvents.get('widget_opened')).toMatchObject({
      url: '/docs/Sdk/modules/common/events/widget_opened',
      declaration: '{ app: App; widget: WidgetName }',
    });
    expect(sdkNames.has('widget_opened')).toBe(false);
  });
});
