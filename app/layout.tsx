import './styles/layers.css';
import './styles/reset.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/icons.css';
import './styles/code.css';
import './styles/fallback-pages.css';
import './styles/visibility.css';
import './styles/print.css';

import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { SearchTrigger } from '@/components/search/search-trigger';
import { AgentHint } from '@/components/shell/agent-hint';
import { Announcement } from '@/components/shell/announcement';
import { Footer } from '@/components/shell/footer';
import { LoadStates } from '@/components/shell/loading/load-state';
import { Navbar } from '@/components/shell/navbar/navbar';
import { OutsideDemo } from '@/components/shell/outside-demo.client';
import { PageFeatures } from '@/components/shell/page-features.client';
import { SiteHead } from '@/components/shell/site-head';
import { SkipLink } from '@/components/shell/skip-link';
import { END_OF_PAGE_ID } from '@/lib/site/config/end-of-page-id';
import { env } from '@/lib/site/config/env';
import { site } from '@/lib/site/config/site';
import { en } from '@/lib/site/messages/en';

export const metadata: Metadata = {
  metadataBase: new URL(env.SITE_URL),
  title: { default: site.title, template: `%s | ${site.title}` },
  description: site.description,
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The no-flash script sets attributes on <html> before React hydrates.
    <html lang={site.defaultLocale} suppressHydrationWarning>
      <head>
        <SiteHead />
      </head>
      <body>
        <SkipLink label={en.skipToContent} />
        <OutsideDemo>
          <AgentHint />
          <Announcement />
          <Navbar search={<SearchTrigger />} />
        </OutsideDemo>
        {children}
        <OutsideDemo>
          <Footer />
        </OutsideDemo>
        <LoadStates />
        <PageFeatures />
        <div id={END_OF_PAGE_ID} hidden />
      </body>
    </html>
  );
}
