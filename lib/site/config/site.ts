import type { SiteOptions } from './site-options';
import { type StorageSettings, storageSettings } from './storage-settings';

/** A link in the shell: a path of this site or an absolute URL. */
export interface SiteLink {
  label: string;
  href: string;
}

/** A short message above the navbar. A new `id` shows it again to readers who closed the previous one. */
export interface Announcement {
  id: string;
  text: string;
  link?: SiteLink;
  closeable: boolean;
}

/** Product name, links and behavior of the shell. */
export interface SiteConfig {
  name: string;
  title: string;
  tagline: string;
  description: string;
  favicon: string;
  copyright: string;
  defaultLocale: string;
  locales: { code: string; label: string }[];
  navbar: { items: SiteLink[]; hideOnScroll: boolean };
  footer: { title: string; links: SiteLink[] };
  /** Site of the company, which has the terms of the API and its support. */
  companyUrl: string;
  announcement: Announcement | null;
  /** Assistants that open the Markdown of a page; `href` has `{url}` in place of its address. */
  assistants: SiteLink[];
  colorMode: { respectSystemPreference: boolean };
  storage: StorageSettings;
  search: { collection: string };
  editUrl: string;
  reportUrl: string;
}

const name = 'Laurel';

// next.config.ts sets it at build time, so that the browser's code has it too.
const options: SiteOptions = JSON.parse(process.env.NEXT_PUBLIC_SITE_OPTIONS ?? '{}');

/** The configuration of this site (SPECIFICATION.md, section 3). */
export const site: SiteConfig = {
  name,
  title: `${name} Docs`,
  tagline: 'Build loyalty, reviews and wishlists into any online shop.',
  description:
    'Developer documentation of Laurel: the storefront SDK, webhooks and the Private API for points and rewards, VIP tiers, referrals, reviews, questions and wishlists.',
  favicon: '/icon.svg',
  copyright: `Copyright © 2025–2026 ${name}`,
  defaultLocale: 'en',
  locales: [{ code: 'en', label: 'English' }],
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
  companyUrl: 'https://laurel.example',
  announcement: options.announcement ?? null,
  assistants: options.assistants ?? [],
  colorMode: { respectSystemPreference: options.respectSystemPreference ?? true },
  storage: storageSettings,
  search: { collection: 'laurel-docs' },
  editUrl: 'https://code.laurel.example/docs/edit/main',
  reportUrl: 'https://code.laurel.example/docs/issues/new',
};
