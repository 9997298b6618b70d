import type { RewardsOverview } from '@/lib/storefront/data/rewards-overview';
import { hasFailed } from '@/lib/storefront/results';
import type { LiveContext, LiveWidget, WidgetFamily } from '../live/live-widget.client';
import { useSource } from '../live/use-source.client';
import { Action } from '../parts/action';
import { Icon } from '../parts/icon';
import { earning } from './exchange/shop-exchange.client';
import { Banner } from './info/banner';
import styles from './info/introduction.module.css';
import { LoyaltyInfo } from './info/loyalty-info';
import { INFO_TEXTS } from './info/texts.data';
import { rewardName } from './reward-name';
import { overview } from './shop-overview.client';
import { tiers } from './tiers/shop-tiers.client';
import { tierImage } from './tiers/tier-image.client';

type Context = LiveContext<typeof INFO_TEXTS.en>;

/** The information of a customer, or the introduction for guests. Without any program, nothing. */
function LiveInfo({ data, ...context }: Context & { data: RewardsOverview }) {
  const { customer, programs, program } = data;
  const { view, texts } = context;
  if (!Object.values(programs).includes(true)) return null;
  if (customer) return <MemberInfo {...context} customer={customer} />;
  return (
    <Banner>
      <div className={styles.words}>
        <b>{program.welcomeTitle ?? texts.say('welcome')}</b>
        <span>{program.welcomeText ?? texts.say('welcomeText')}</span>
      </div>
      <div className={styles.links}>
        <Action href={view.linkTo('register')} isMain>
          {texts.say('join')}
        </Action>
        <Action href={view.linkTo('login')}>{texts.say('signIn')}</Action>
      </div>
    </Banner>
  );
}

type MemberInfoProps = Context & { customer: NonNullable<RewardsOverview['customer']> };

function MemberInfo({ customer, ...context }: MemberInfoProps) {
  const { view, shop, texts } = context;
  const read = useSource(shop, tiers(shop));
  // Without tiers, the rest is still of use.
  const progress = read && (hasFailed(read) ? null : (read.data?.tierProgress ?? null));
  const hasPoints = customer.isRewardProgramAvailable;
  const tier = progress?.currentTier;
  return (
    <LoyaltyInfo
      balance={hasPoints ? customer.pointsBalance : null}
      birthday={hasPoints && customer.birthday === null && <LiveBirthdayButton {...context} />}
      currency={view.currency}
      expiresAt={hasPoints ? customer.pointsExpiresAt : null}
      firstName={customer.firstName}
      image={tierImage(tier)}
      progress={progress && !tier && !progress.nextTier ? null : progress}
      texts={texts}
    />
  );
}

/** The button for the birthday, if a rule rewards it. */
function LiveBirthdayButton({ shop, texts }: Context) {
  const read = useSource(shop, earning(shop));
  const rules = read && !hasFailed(read) ? read.data?.rules : [];
  const rule = rules?.find(({ type }) => type === 'birthday_gift');
  if (!rule) return null;
  return (
    <Action onClick={() => shop.context.overlays.openDialog('rewards', 'birthday')}>
      <Icon name="cake" />
      {texts.say('addBirthday', { reward: rewardName(rule.rewarding, texts) })}
    </Action>
  );
}

const info: LiveWidget<RewardsOverview, typeof INFO_TEXTS.en> = {
  sourceFor: (_, shop) => overview(shop),
  render: (data, context) => (data ? <LiveInfo {...context} data={data} /> : <Banner />),
};

/** The information about a customer in the program. */
export const family: WidgetFamily = {
  translations: INFO_TEXTS,
  widgets: { rewards_loyalty_info_page: info },
};
