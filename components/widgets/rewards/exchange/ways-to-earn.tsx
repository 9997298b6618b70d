import type { EarningRule } from '@/lib/storefront/data/reward-rules';
import { Action } from '../../parts/action';
import { Icon, type IconName } from '../../parts/icon';
import { rewardName } from '../reward-name';
import { TileIcon } from '../tile-icon';
import type { ExchangeTexts } from './exchange-texts.data';
import list from './list.module.css';
import styles from './ways-to-earn.module.css';

/** What the widget uses of a rule. */
export type ShownEarningRule = Pick<
  EarningRule,
  'id' | 'type' | 'title' | 'rewarding' | 'completed'
> &
  Partial<EarningRule>;

/** What the widget uses of the ways to earn. */
interface ShownEarning {
  rules: readonly ShownEarningRule[];
  customer: { birthday: string | null } | null;
}

interface WaysToEarnProps {
  /** `undefined` while it loads, `null` without a points program. */
  earning: ShownEarning | null | undefined;
  texts: ExchangeTexts;
  /** Currency of rules that have none. */
  currency: string;
  /** Maximum number of rules. */
  limit?: number | null;
  hideEmpty?: boolean;
  /** Target of the button of a rule; for guests the registration. */
  linkOf?: (rule: ShownEarningRule) => string;
  onBirthday?: () => void;
}

/** The earning rules, each with its reward and a button, or that it is done. */
export function WaysToEarn(props: WaysToEarnProps) {
  const { earning, texts, currency, limit, hideEmpty, linkOf, onBirthday } = props;
  if (earning === null) return null;
  if (earning?.rules.length === 0) return hideEmpty ? null : <p>{texts.say('noWaysToEarn')}</p>;
  const rules = earning?.rules.slice(0, limit ?? undefined);
  const loading = Array.from({ length: limit ?? 4 }, (_, at) => at);
  return (
    <div className={list.root}>
      <ul aria-busy={!rules} className={`${list.list} ${styles.grid}`}>
        {rules?.map((rule) => (
          <li key={rule.id}>
            <TileIcon image={rule.icon} name={ICONS[rule.type] ?? 'coin'} />
            <div className={list.text}>
              <b>{rule.title}</b>
              <small>{rewardOf(rule, texts, currency)}</small>
              {rule.description && <small>{rule.description}</small>}
            </div>
            <Step
              customer={earning?.customer ?? null}
              linkOf={linkOf}
              onBirthday={onBirthday}
              rule={rule}
              texts={texts}
            />
          </li>
        )) ?? loading.map((at) => <li key={at} />)}
      </ul>
    </div>
  );
}

interface StepProps
  extends Pick<WaysToEarnProps, 'texts' | 'linkOf' | 'onBirthday'>,
    Pick<ShownEarning, 'customer'> {
  rule: ShownEarningRule;
}

/** What comes next for a rule: its button, or that there is nothing more to do. */
function Step({ rule, customer, texts, linkOf, onBirthday }: StepProps) {
  if (rule.completed) {
    return (
      <span className={styles.done}>
        <Icon name="check" />
        {texts.say('done')}
      </span>
    );
  }
  if (rule.type === 'birthday_gift') {
    return (
      <Action onClick={onBirthday}>
        {texts.say(customer?.birthday ? 'changeDate' : 'addDate')}
      </Action>
    );
  }
  const label = customer ? LABELS[rule.type] : 'join';
  // Only the server of the shop reports other actions, and a customer has an account.
  if (!label || rule.type === 'custom_action') return null;
  return (
    <Action href={linkOf?.(rule)} label={`${texts.say(label)}: ${rule.title}`}>
      {texts.say(label)}
    </Action>
  );
}

function rewardOf({ rewarding }: ShownEarningRule, texts: ExchangeTexts, currency: string): string {
  const name = rewardName(rewarding, texts);
  return rewarding.type === 'points' && rewarding.spentAmount
    ? texts.say('pointsForMoney', {
        points: name,
        amount: texts.shortMoney(rewarding.spentAmount, currency),
      })
    : name;
}

const ICONS: Readonly<Record<string, IconName>> = {
  place_order: 'bag',
  goal_spend: 'bag',
  punch_card: 'check',
  buy_product_x: 'gift',
  leave_review: 'star',
  newsletter_subscribe: 'mail',
  birthday_gift: 'cake',
  create_account: 'user',
  facebook_share: 'share',
  share_to_twitter: 'share',
  social_share: 'share',
  instagram_follow: 'heart',
  twitter_follow: 'heart',
  facebook_page_visit: 'thumb',
};

const LABELS: Readonly<
  Record<string, 'shop' | 'review' | 'product' | 'subscribe' | 'follow' | 'visit' | 'share'>
> = {
  place_order: 'shop',
  goal_spend: 'shop',
  punch_card: 'shop',
  buy_product_x: 'product',
  leave_review: 'review',
  newsletter_subscribe: 'subscribe',
  facebook_share: 'share',
  share_to_twitter: 'share',
  social_share: 'share',
  instagram_follow: 'follow',
  twitter_follow: 'follow',
  facebook_page_visit: 'visit',
};
