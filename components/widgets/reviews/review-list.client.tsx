import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type ReviewFilter, reviewList } from '@/lib/storefront/data/reviews';
import { hasFailed } from '@/lib/storefront/results';
import { Problem } from '../live/live-widget.client';
import type { Shop } from '../live/shop.client';
import { useSourceState } from '../live/use-source.client';
import look from '../parts/look.module.css';
import { ListControls } from './list-controls.client';
import { LiveReview, ReviewWithProduct } from './live-review.client';
import styles from './review-list.module.css';
import type { ListTexts } from './review-list-texts.data';
import { useStarFilter } from './use-star-filter.client';

/** What a list of reviews has before customers change it. */
export interface ListStart {
  filter: ReviewFilter;
  /** Number of reviews that appear at a time. */
  limit: number;
  pinnedFirst: boolean;
}

/** The source of what a list has at first. */
export const firstReviews = ({ context }: Shop, { filter, limit, pinnedFirst }: ListStart) =>
  reviewList(context.requests, filter, { count: limit, pinnedFirst });

interface ReviewListProps {
  shop: Shop;
  texts: ListTexts;
  locale: string;
  start: ListStart;
  /** Appears if the shop has no such reviews. */
  empty?: ReactNode;
  /** Two columns if there is room. */
  isWide?: boolean;
  /** Whether reviews name their products. */
  withProducts?: boolean;
}

/** Reviews that customers sort, filter, and extend. */
export function ReviewList(props: ReviewListProps) {
  const { shop, texts, start, empty, isWide, withProducts } = props;
  const [sorting, setSorting] = useFollowing(start.filter.sortingOption);
  const [withPhotos, setWithPhotos] = useState<true>();
  const [rate, setRate] = useStarFilter(shop, start.filter.productId ?? null);
  const [more, setMore] = useState({ of: '', count: 0 });
  const filter = { ...start.filter, sortingOption: sorting, rate };
  if (withPhotos) filter.onlyWithPhotos = true;
  const chosen = JSON.stringify(filter);
  const count = more.of === chosen ? more.count : start.limit;
  const source = firstReviews(shop, { ...start, filter, limit: count });
  const { result, isLoading } = useSourceState(shop, source);
  const [list, focusNext] = useFocusOn(result);
  const Review = withProducts ? ReviewWithProduct : LiveReview;
  const isFiltered = Boolean(rate || withPhotos || filter.search);

  if (result && hasFailed(result)) {
    return <Problem locale={props.locale} onRetry={() => shop.data.retry(source)} />;
  }
  const { items, totalCount } = result?.data ?? { items: [], totalCount: 0 };
  if (result && totalCount === 0 && !isFiltered) return empty;
  return (
    <div aria-busy={isLoading} className={styles.root}>
      <ListControls
        onRate={setRate}
        onSorting={setSorting}
        onWithPhotos={() => setWithPhotos(withPhotos ? undefined : true)}
        rate={rate}
        sorting={sorting}
        texts={texts}
        totalCount={result && totalCount}
        withPhotos={start.filter.onlyWithPhotos ? null : Boolean(withPhotos)}
      />
      {!result && <Outlines />}
      {result && totalCount === 0 && <div>{texts.say('noMatch')}</div>}
      <ul className={styles.cards} data-wide={isWide} ref={list}>
        {items.map((review) => (
          <li className={look.card} key={review.id} tabIndex={-1}>
            <Review review={review} shop={shop} texts={texts} />
          </li>
        ))}
      </ul>
      {items.length < totalCount && (
        <button
          aria-disabled={isLoading}
          className={`${look.quiet} ${styles.more}`}
          onClick={() => {
            if (isLoading) return;
            focusNext(items.length);
            setMore({ of: chosen, count: items.length + start.limit });
          }}
          type="button"
        >
          {texts.say('more')}
        </button>
      )}
    </div>
  );
}

/** Cards that load. */
function Outlines() {
  return (
    <div aria-hidden="true" className={styles.cards}>
      {[1, 2, 3].map((each) => (
        <div className={`${look.card} ${styles.outline}`} data-loading="" key={each} />
      ))}
    </div>
  );
}

/** A state that another value of the page replaces. */
function useFollowing<Value>(value: Value) {
  const [state, setState] = useState({ value, chosen: value });
  const current = state.value === value ? state.chosen : value;
  return [current, (chosen: Value) => setState({ value, chosen })] as const;
}

/** Moves the focus to an item of a list, once its data has changed: the button that loads more may be gone then. */
function useFocusOn(data: unknown) {
  const list = useRef<HTMLUListElement>(null);
  const next = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new data has new items
  useEffect(() => {
    const item = next.current === undefined ? null : list.current?.children[next.current];
    if (!item) return;
    next.current = undefined;
    (item as HTMLElement).focus({ preventScroll: true });
  }, [data]);
  const focusNext = (at: number) => {
    next.current = at;
  };
  return [list, focusNext] as const;
}
