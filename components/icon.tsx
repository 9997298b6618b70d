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
  | 'external';

/** An icon in the colour of the text; what it means is said by the control that it stands in. */
export function Icon({ name }: { name: IconName }) {
  return <span className={`icon icon-${name}`} />;
}
