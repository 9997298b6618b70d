import type { Page } from '@playwright/test';
import { and, eq } from 'drizzle-orm';
import { customers } from '../../../api/database/tables/customers';
import { shops } from '../../../api/database/tables/shops';
import widgets from '../../../storefront/placeholders/generated/widgets.json';
import { changeSettings } from '../api/change-settings';
import type { TestApi } from '../api/test-api';
import type { ShopBrowser } from './shop-browser';

/** Attributes of placeholders that need one. */
const ATTRIBUTES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  rewards_earn_points_cart_page: { 'cart-total': '120' },
  rewards_earn_points_product_page: { price: '59' },
};

const PRODUCT = 880010;
const WITHOUT_REVIEWS = 880021;
const MARA = 'mara@mail.example';

/** Requests for data that never end, or fail. The session is loaded. */
const replaceFetch = (response: string) => `const { fetch } = window;
  window.fetch = (input, init) => String(input).includes('/v2/') || /storefront.v1.(?!session)/.test(input)
    ? ${response} : fetch(input, init);`;

interface WidgetState {
  customer?: string;
  product?: number;
  script?: string;
  /** Whether the programs are off. */
  isOff?: boolean;
}

/** What all widgets can show: the customer, the product, and the network. */
export const WIDGET_STATES = {
  data: { customer: MARA },
  many: { customer: 'ella@mail.example' },
  guest: {},
  empty: { customer: 'noah@mail.example', product: WITHOUT_REVIEWS },
  'not eligible': { customer: 'gus@mail.example' },
  disabled: { customer: MARA, isOff: true },
  loading: { customer: MARA, script: replaceFetch('new Promise(() => {})') },
  error: {
    customer: MARA,
    script: replaceFetch(`Promise.resolve(new Response('{}', { status: 400 }))`),
  },
} satisfies Readonly<Record<string, WidgetState>>;

export type WidgetStateName = keyof typeof WIDGET_STATES;

export interface WidgetLook {
  isDark?: boolean;
  isRightToLeft?: boolean;
  /** Rules of the shop. */
  theme?: string;
}

/** The body of a page with every widget, each in a section with its name as the id. */
const bodyOf = (product: number, shareToken: string) =>
  widgets
    .map(({ name, className, ...rule }) => {
      const attributes: Record<string, string> = {
        ...('product' in rule ? { 'product-id': `${product}` } : {}),
        ...(name === 'wishlists_shared_wishlist_page' ? { 'share-token': shareToken } : {}),
        ...('variant' in rule || name.includes('add_to') ? { 'variant-id': '990011' } : {}),
        // Long lists show nothing more.
        ...('limit' in rule.attributes ? { limit: '3' } : {}),
        ...('per-page' in rule.attributes ? { 'per-page': '4' } : {}),
        ...ATTRIBUTES[name],
      };
      const written = Object.entries(attributes).map(
        ([key, value]) => `data-laurel-${key}="${value}"`,
      );
      return `<section id="${name}"><h2>${name}</h2><div class="${className}" ${written.join(' ')}></div></section>`;
    })
    .join('');

const LIGHT = 'html { background: #fff; color: #1d2026 }';
/** A dark page, with the properties that the page on styling shows. */
const DARK = `html { background: #14171c; color: #e6e8eb; color-scheme: dark;
  --laurel-surface: #22272e; --laurel-star: #f2c14e; }`;
/** The sections are containers of what is fixed, so that each widget is in its own. */
const PAGE = `html { scrollbar-width: none } body { margin: 0; padding: 1rem; font: 16px/1.5 system-ui, sans-serif }
  section { transform: scale(1); padding-block: 0.25rem 1rem } h2 { font-size: 0.75rem; opacity: 0.8 }
  #rewards_pop_up_root, #rewards_pop_up, #reviews_drawer, #wishlists_drawer { min-height: 6rem }`;

/** Statements that give a page its look. */
export const lookScript = ({ isDark = false, isRightToLeft = false, theme = '' }: WidgetLook) =>
  `document.documentElement.lang = 'en'; document.documentElement.dir = '${isRightToLeft ? 'rtl' : 'ltr'}';
  { const sheet = new CSSStyleSheet(); sheet.replaceSync(${JSON.stringify(PAGE + (isDark ? DARK : LIGHT) + theme)});
  document.adoptedStyleSheets.push(sheet); }`;

/** Opens a page with every widget in a state. */
export async function openAllWidgets(
  browser: Pick<ShopBrowser, 'api' | 'open'>,
  name: WidgetStateName,
  look: WidgetLook = {},
): Promise<Page> {
  const state: WidgetState = WIDGET_STATES[name];
  const { customer, product = PRODUCT, script = '' } = state;
  const turnOn = state.isOff ? await turnProgramsOff(browser.api) : null;
  const { shareToken, referralCode } = await linksOf(browser.api);
  const page = await browser.open({
    body: `<main><h1>Widgets</h1>${bodyOf(product, shareToken)}</main>`,
    script: `${lookScript(look)} history.replaceState(null, '', '/?ref=${referralCode}'); ${script}`,
    ...(customer ? { customer } : {}),
  });
  await page.waitForLoadState('networkidle');
  await turnOn?.();
  return page;
}

/** What the links of Mara have: to a list, and to the page for invited friends. */
async function linksOf({ call, database, shop }: TestApi) {
  const { body } = await call('createShareLink', {
    body: { customerIdentifier: MARA, wishlistIds: [301], shareChannel: 'email' },
  });
  const [mara] = await database
    .select()
    .from(customers)
    .where(and(eq(customers.shopId, shop.id), eq(customers.email, MARA)));
  const shareToken = new URL(body.shareLink).searchParams.get('shareToken') ?? '';
  return { shareToken, referralCode: mara?.referralCode ?? '' };
}

/** @returns turns them on again */
async function turnProgramsOff(api: TestApi): Promise<() => Promise<void>> {
  const [row] = await api.database.select().from(shops).where(eq(shops.id, api.shop.id));
  if (!row) throw new Error('The shop is missing.');
  const { points, tiers, referrals } = row.settings;
  await changeSettings(api, {
    points: { ...points, isEnabled: false },
    tiers: { ...tiers, isEnabled: false },
    referrals: { ...referrals, isEnabled: false },
  });
  return () => changeSettings(api, { points, tiers, referrals });
}
