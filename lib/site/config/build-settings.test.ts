import { describe, expect, it } from 'vitest';
import { buildSettings } from './build-settings';

describe('the settings of a build', () => {
  it('contain the parsed value and the original one', () => {
    expect(
      buildSettings({ DIST_DIR: 'out', SITE_OPTIONS: '{ "hideNavbarOnScroll": true }' }),
    ).toEqual({
      SITE_URL: ['https://docs.laurel.example', ''],
      BASE_PATH: ['', ''],
      OPENAPI_URL: ['/v2/docs/openapi.json', ''],
      API_URL: ['https://api.laurel.example', ''],
      DIST_DIR: ['out', 'out'],
      SITE_OPTIONS: ['{"hideNavbarOnScroll":true}', '{ "hideNavbarOnScroll": true }'],
    });
  });
});
