import { Icon } from '../parts/icon';
import styles from './header-link.module.css';
import type { WishlistTexts } from './texts.data';

interface HeaderLinkProps {
  /** Number of saved items; `undefined` while it loads. */
  count: number | undefined;
  texts: WishlistTexts;
  withCount?: boolean;
  /** Address of the wishlists page; without one, the heart is a button. */
  href?: string;
  onClick?: () => void;
}

/** The heart in the header of a shop, with the number of saved items. */
export function HeaderLink({ count, texts, withCount = true, href, onClick }: HeaderLinkProps) {
  const name = [texts.say('wishlist'), count && texts.count('items', count)];
  const content = (
    <>
      <Icon full={Boolean(count)} name="heart" />
      {withCount && Boolean(count) && <b>{texts.number(count as number)}</b>}
    </>
  );
  const shared = {
    'aria-label': name.filter(Boolean).join(', '),
    className: styles.link,
    'data-full': count ? '' : undefined,
  };
  return href ? (
    <a {...shared} href={href}>
      {content}
    </a>
  ) : (
    <button {...shared} onClick={onClick} type="button">
      {content}
    </button>
  );
}
