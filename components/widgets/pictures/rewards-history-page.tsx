import type { Activity } from '@/lib/storefront/data/history';
import { createTexts } from '../live/texts';
import { Scene } from '../parts/scene';
import { History } from '../rewards/history/history';
import { REWARD_PAGE_TEXTS } from '../rewards/reward-pages-texts.data';

const points = (count: number) => ({ type: 'points' as const, points: count });

const ACTIVITIES: readonly Activity[] = [
  {
    id: 5,
    createdAt: '2026-11-21T10:00:00Z',
    note: null,
    type: 'redeem',
    spentPoints: 200,
    spendingRule: { title: 'Choose your discount' },
  },
  { id: 4, createdAt: '2026-11-18T10:00:00Z', note: 'Goodwill', type: 'manual', points: 15 },
  {
    id: 3,
    createdAt: '2026-11-05T10:00:00Z',
    note: 'Order 1007',
    type: 'reward',
    reward: points(64),
    earningRule: { title: 'Order something' },
  },
  {
    id: 2,
    createdAt: '2026-11-04T10:00:00Z',
    note: null,
    type: 'reward',
    reward: points(25),
    earningRule: { title: 'Review a product' },
  },
  { id: 1, createdAt: '2026-10-17T10:00:00Z', note: null, type: 'referrer', reward: points(100) },
];

/** The changes of a customer's points, the newest first. */
export function HistoryPagePicture() {
  return (
    <Scene>
      <History activities={ACTIVITIES} texts={createTexts('en', REWARD_PAGE_TEXTS)} />
    </Scene>
  );
}
