/** Icons of cards, one for each part of the product. */
export type CardIcon = 'storefront' | 'webhook' | 'server';

/** Names of the icons that `icons.css` draws. */
export type IconName =
  | 'logo'
  | 'menu'
  | 'close'
  | 'light'
  | 'dark'
  | 'system'
  | 'language'
  | 'home'
  | 'search'
  | 'external'
  | CardIcon;

/** A decorative icon in the color of the text. The control around it needs an accessible name. */
export function Icon({ name }: { name: IconName }) {
  return <span className={`icon icon-${name}`} />;
}
