import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, it, vi } from 'vitest';
import { fixture } from '@/lib/content/__fixtures__/load';
import * as hooks from '@/lib/site/config/hooks';
import { site } from '@/lib/site/config/site';
import { Run } from './console/run';
import { DemoFrame } from './demo/frame';
import { CodeBlock } from './markdown/code-block';
import { Entries } from './markdown/entries';
import { Tab, Tabs } from './markdown/tabs';
import { Announcement } from './shell/announcement';
import { Footer } from './shell/footer';
import { LoadStates } from './shell/loading/load-state';
import { Navbar } from './shell/navbar/navbar';
import { SkipLink } from './shell/skip-link';

vi.mock('@/lib/content/load/content', () => ({ getContent: () => fixture('sound') }));
vi.mock('next/navigation', () => ({ usePathname: () => '/docs' }));
// Another test file may have loaded the modules under test with the original content.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('@/lib/content/load/content');
  vi.doUnmock('next/navigation');
  vi.resetModules();
});

/** Returns the HTML of a page of the documentation. */
async function renderFrame(path: string): Promise<string> {
  const [{ DocsFrame }, { getPageData }] = await Promise.all([
    import('./docs/docs-frame'),
    import('@/lib/content/pages/page-data'),
  ]);
  const data = getPageData(path);
  if (!data) throw new Error(`There is no page ${path}.`);
  return renderToStaticMarkup(<DocsFrame data={data}>Text</DocsFrame>);
}

const renderDemo = () => render(<DemoFrame page="home">Text</DemoFrame>);
const render = async (element: ReactElement) => renderToStaticMarkup(element);
const { hook: _, ...attributes } = hooks;

/** Tag name and renderer of the element of each hook. */
const WRITERS: Record<keyof typeof attributes, [tagName: string, html: () => Promise<string>]> = {
  ANNOUNCEMENT_BUTTON: ['button', renderAnnouncement],
  CODE_BUTTON: ['button', () => render(<CodeBlock data-language="ts" data-html="a" />)],
  COLOR_BUTTON: ['button', () => render(<Navbar />)],
  COPY_PAGE_BUTTON: ['button', () => renderFrame('Kitchen/start')],
  DEMO_CONTROL: ['button', renderDemo],
  DEMO_OUTPUT: ['p', renderDemo],
  DEMO_SHOP: ['div', renderDemo],
  ENTRY_FILTER: ['div', () => render(<Entries />)],
  HELP_BUTTON: ['button', () => render(<Footer />)],
  LOCALE_LINK: ['a', () => render(<Navbar />)],
  MENU_BUTTON: ['button', () => render(<Navbar />)],
  RECORDED: [
    'div',
    () =>
      render(
        <Run label="Run" subject="{}">
          Response
        </Run>,
      ),
  ],
  RUN_BUTTON: ['button', () => render(<Run label="Run" subject="{}" />)],
  SIDEBAR: ['div', () => renderFrame('Kitchen/start')],
  SIDEBAR_BUTTON: ['button', () => renderFrame('Kitchen/start')],
  START_OF_PAGE: ['nav', () => render(<SkipLink label="Skip to main content" />)],
  TABLE_OF_CONTENTS: ['details', () => renderFrame('Kitchen/start')],
  TABS: ['div', () => render(<TwoTabs />)],
  VERSION_AREA: ['div', () => renderFrame('Kitchen/1.x/start')],
  VERSIONS: ['div', () => renderFrame('Kitchen/start')],
};

async function renderAnnouncement(): Promise<string> {
  const { announcement } = site;
  Object.assign(site, { announcement: { id: 'autumn', text: 'New', closeable: true } });
  try {
    return await render(<Announcement />);
  } finally {
    Object.assign(site, { announcement });
  }
}

function TwoTabs() {
  return (
    <Tabs group="framework">
      <Tab title="React" value="react" />
      <Tab title="Vue" value="vue" />
    </Tabs>
  );
}

it.each(Object.entries(attributes))('%s finds its element', async (name, attribute) => {
  const [tagName, html] = WRITERS[name as keyof typeof attributes];
  expect(await html()).toMatch(new RegExp(`<${tagName} [^>]*${attribute}=`));
});

it('what is shown while a part is loaded has two texts and two buttons', async () => {
  const html = await render(<LoadStates />);
  expect(html).toMatch(
    /^<p id="load-state"[^>]*><span>[^<]+<\/span><span>[^<]+<\/span><button[^>]*>[^<]+<\/button><button[^>]*><\/button><\/p>/,
  );
});
