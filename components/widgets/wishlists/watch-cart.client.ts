import type { CartRepository } from '@/lib/storefront/declared';
import { cartOf } from '@/lib/storefront/page/theme-cart';
import { messageOf } from '@/lib/storefront/results';
import type { Shop } from '../live/shop.client';

type Line = Awaited<ReturnType<CartRepository['getCart']>>['items'][number];

/** How long the page is quiet before the cart is read. */
const QUIET_MS = 300;
/** How long after a click a page may still change the cart. */
const CLICK_MS = 3000;

/**
 * Reads the cart of the page at first, when the page changes after a click, and some seconds after the click.
 *
 * @param onRemoved called if a line has left the cart. It isn't called for an emptied cart with several lines.
 * @returns ends it
 */
export function watchCart(
  { context }: Shop,
  onRemoved: (line: Line, currency: string) => void,
): () => void {
  const document = context.document as Document;
  let before: readonly Line[] = [];
  let reads = 0;
  let cancelQuiet = () => {};
  let cancelClick: (() => void) | null = null;

  const read = async () => {
    const own = ++reads;
    try {
      const cart = await cartOf(context).getCart();
      if (own !== reads) return;
      const gone = before.filter((line) => !cart.items.some(isSame(line)));
      before = cart.items;
      const [line] = gone;
      if (line && gone.length === 1) onRemoved(line, cart.currency);
    } catch (error) {
      context.log.warn(`The cart can't be read: ${messageOf(error)}`);
    }
  };
  const onAction = () => {
    cancelClick?.();
    cancelClick = context.startTimer(() => {
      cancelClick = null;
      void read();
    }, CLICK_MS);
  };
  const observer = new MutationObserver(() => {
    if (!cancelClick) return;
    cancelQuiet();
    cancelQuiet = context.startTimer(() => void read(), QUIET_MS);
  });

  observer.observe(document.body, { childList: true, subtree: true });
  for (const type of ACTIONS) document.addEventListener(type, onAction, true);
  void read();
  return () => {
    reads++;
    observer.disconnect();
    cancelQuiet();
    cancelClick?.();
    for (const type of ACTIONS) document.removeEventListener(type, onAction, true);
  };
}

const ACTIONS = ['click', 'change', 'submit'] as const;

/** A line whose id has changed with the cart is still there. */
const isSame = (line: Line) => (other: Line) =>
  other.lineId === line.lineId || other.variantId === line.variantId;
