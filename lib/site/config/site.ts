import type { SiteOptions } from './site-options';

const name = 'Laurel';

// next.config.ts sets it at build time, so that the browser's code has it too.
const options: SiteOptions = JSON.parse(process.env.NEXT_PUBLIC_SITE_OPTIONS ?? '{}');

/** Product name, links and behavior of the shell (SPECIFICATION.md, section 3). */
export const site = {
  name,
  title: `${name} Docs`,
  tagline: 'Build loyalty, reviews and wishlists into any online shop.',
  description:
    'Developer documentation of Laurel: the storefront SDK, webhooks and the Private API for points and rewards, VIP tiers, referrals, reviews, questions and wishlists.',
  favicon: '/icon.svg',
  copyright: `Copyright © 2025–2026 ${name}`,
  defaultLocale: 'en',
  locales: [{ code: 'en', label: 'English' }],
  /** Links in the shell: paths of this site or absolute URLs. */
  navbar: {
    items: [
      { label: 'Docs', href: '/docs' },
      { label: 'Private API', href: '/api' },
    ],
    hideOnScroll: options.hideNavbarOnScroll ?? false,
  },
  footer: {
    title: 'Links',
    links: [
      { label: `${name} main site`, href: 'https://www.laurel.example' },
      { label: 'Docs', href: '/docs' },
      { label: 'Private API', href: '/api' },
    ],
  },
  /** Site of the company, which has the terms of the API and its support. */
  companyUrl: 'https://laurel.example',
  /** A short message above the navbar. A new `id` shows it again to readers who closed the previous one. */
  announcement: options.announcement ?? null,
  /** Assistants that open the Markdown of a page; `href` has `{url}` in place of its address. */
  assistants: options.assistants ?? [],
  colorMode: { respectSystemPreference: options.respectSystemPreference ?? true },
  search: { collection: 'laurel-docs' },
  editUrl: 'https://code.laurel.example/docs/edit/main',
  reportUrl: 'https://code.laurel.example/docs/issues/new',
};
