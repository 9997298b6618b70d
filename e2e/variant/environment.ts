/** Path that the variant is served under. */
export const BASE = '/developers';

/**
 * Settings of the site's second build: a base path, an announcement, no system preference for colors, and a small
 * documentation with two versions. They apply when the site is built and when it is served.
 */
export const variantEnvironment = {
  BASE_PATH: BASE,
  DIST_DIR: '.next-variant',
  CONTENT_ROOT: 'e2e/variant',
  SITE_OPTIONS: JSON.stringify({
    announcement: {
      id: 'autumn',
      text: 'Version 2 is here.',
      link: { label: 'Read what changed', href: '/docs/Sdk' },
    },
    respectSystemPreference: false,
    hideNavbarOnScroll: true,
  }),
  NEXT_TELEMETRY_DISABLED: '1',
};
