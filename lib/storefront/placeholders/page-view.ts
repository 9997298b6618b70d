import type { ModuleContext } from '../modules/loaded-modules';
import type { PageView } from './renderer';

/** Paths of pages of a shop that guests need. */
const PATHS = { login: '/account/login', register: '/account/register' } as const;

/** Returns what reads the settings that all widgets and dialogs use. */
export function createPageView({ options, page, session }: ModuleContext): () => PageView {
  const { shop } = session;
  const targets = { login: options.loginUrl, register: options.registerUrl };
  return () => ({
    locale: options.locale,
    currency: options.currency ?? shop.currency,
    linkTo(type) {
      const url = targets[type] ?? shop.storefrontUrl + PATHS[type];
      return page.urlOf(url, { type, handle: null, productId: null, variantId: null });
    },
  });
}
