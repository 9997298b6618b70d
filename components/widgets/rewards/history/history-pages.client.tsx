import { useRef, useState } from 'react';
import { createHistory, type HistoryPage } from '@/lib/storefront/data/history';
import { hasFailed } from '@/lib/storefront/results';
import { Problem } from '../../live/live-widget.client';
import type { Shop } from '../../live/shop.client';
import { useSource } from '../../live/use-source.client';
import { PageButtons } from '../../parts/page-buttons.client';
import type { RewardPageTexts } from '../reward-pages-texts.data';
import { History } from './history';

interface HistoryPagesProps {
  perPage: number;
  hideEmpty: boolean;
  shop: Shop;
  texts: RewardPageTexts;
}

/** The history of a customer. Each page is read when the customer opens it. */
export function HistoryPages({ perPage, hideEmpty, shop, texts }: HistoryPagesProps) {
  const [page, setPage] = useState(1);
  const top = useRef<HTMLDivElement>(null);
  const source = createHistory(shop.context, page, perPage);
  const result = useSource<HistoryPage>(shop, source);
  const hasProblem = result !== undefined && hasFailed(result);
  const data = hasProblem ? undefined : result?.data;
  const pages = data && Math.max(1, Math.ceil(data.totalCount / perPage));
  // Another customer has fewer.
  if (pages && page > pages) setPage(1);
  const openPage = (next: number) => {
    setPage(next);
    const element = top.current;
    if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView();
  };
  return (
    <div ref={top}>
      {hasProblem ? (
        <Problem onRetry={() => shop.data.retry(source)} shop={shop} />
      ) : (
        <History activities={data?.activities} hideEmpty={hideEmpty} texts={texts}>
          {pages && <PageButtons onPage={openPage} page={page} pages={pages} texts={texts} />}
        </History>
      )}
    </div>
  );
}
