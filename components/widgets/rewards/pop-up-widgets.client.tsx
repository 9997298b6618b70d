import { useEffect, useRef } from 'react';
import {
  createLauncherBalance,
  type RewardsOverview,
} from '@/lib/storefront/data/rewards-overview';
import type { RewardsPopupView, WidgetName } from '@/lib/storefront/declared';
import type { PanelView } from '@/lib/storefront/placeholders/renderer';
import { InnerWidget } from '../live/inner-widget.client';
import {
  type LiveContext,
  LiveFrame,
  type LivePanel,
  type LiveWidget,
  type WidgetFamily,
} from '../live/live-widget.client';
import { perShop, type Shop } from '../live/shop.client';
import { NOTHING } from '../live/use-source.client';
import launcherStyles from '../parts/launcher.module.css';
import { PopUpFrame } from './pop-up/frame';
import styles from './pop-up/inner.module.css';
import { Launcher } from './pop-up/launcher';
import { type InnerView, type Member, PopUpSkeleton, PopUpStart } from './pop-up/start';
import { POP_UP_TEXTS } from './pop-up/texts.data';
import { overview } from './shop-overview.client';
import { rewards } from './shop-rewards.client';

type PopUpMessages = typeof POP_UP_TEXTS.en;

/** The widgets of each view, which are those of the rewards page. */
const WIDGETS: Readonly<Record<InnerView, readonly WidgetName[]>> = {
  ways_to_earn: ['rewards_ways_to_earn'],
  ways_to_spend: ['rewards_ways_to_spend'],
  available_rewards: ['rewards_available_rewards_page'],
  referral_program: ['rewards_referral_program_page'],
  vip_tiers: ['rewards_vip_tiers_single_progress', 'rewards_vip_tiers_page'],
  history: ['rewards_history_page'],
};

/** What these widgets have in place of attributes. */
const ATTRIBUTES = { limit: null, layout: 'cards', 'per-page': 10 };

const launcherBalance = perShop(({ context }) => createLauncherBalance(context));

const popUpRoot: LiveWidget<number | null, PopUpMessages> = {
  sourceFor: (_, shop) => launcherBalance(shop),
  render: (balance, { view: { attributes }, shop, texts }) => (
    <>
      {/* The placeholder of the pop-up may be inside. */}
      <slot />
      {attributes.launcher !== false && balance !== undefined && (
        <div className={launcherStyles.corner} data-side={attributes.position}>
          <Launcher
            balance={balance}
            onClick={() => void rewards(shop).openRewardsPopup()}
            texts={texts}
          />
        </div>
      )}
    </>
  ),
};

const isCustomer = ({ context }: Shop) => context.tokens.accepted?.session.role === 'customer';

function PopUp({ view, shop, texts }: LiveContext<PopUpMessages, PanelView>) {
  const { locale, currency, linkTo } = view;
  const shown = view.details.view as RewardsPopupView;
  const before = useRef(shown);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that led here is gone. The first view keeps the focus where the dialog sets it.
    if (before.current !== shown) title.current?.focus();
    before.current = shown;
  }, [shown]);
  const isFirst = shown === 'home' || shown === 'welcome';
  const show = (next: RewardsPopupView) => void rewards(shop).openRewardsPopup({ view: next });
  return (
    <PopUpFrame
      backLabel={isFirst ? undefined : texts.say('back')}
      onBack={() => show(isCustomer(shop) ? 'home' : 'welcome')}
      title={
        <h2 ref={title} tabIndex={-1}>
          {texts.say(isFirst ? 'rewards' : shown)}
        </h2>
      }
    >
      {isFirst ? (
        <LiveFrame
          live={start}
          onReady={() => {}}
          shop={shop}
          translations={POP_UP_TEXTS}
          view={view}
        />
      ) : (
        <div className={styles.view} key={shown}>
          {WIDGETS[shown].map((name) => (
            <InnerWidget
              key={name}
              shop={shop}
              view={{
                locale,
                currency,
                linkTo,
                name,
                productId: null,
                variantId: null,
                attributes: ATTRIBUTES,
              }}
            />
          ))}
        </div>
      )}
    </PopUpFrame>
  );
}

const popUp: LivePanel<null, PopUpMessages> = {
  sourceFor: () => NOTHING,
  render: (_, context) => <PopUp {...context} />,
};

const start: LivePanel<RewardsOverview, PopUpMessages> = {
  sourceFor: (_, shop) => overview(shop),
  render(data, { view, shop, texts }) {
    if (!data) return <PopUpSkeleton />;
    const { welcomeTitle, welcomeText } = data.program;
    return (
      <PopUpStart
        links={
          data.customer
            ? undefined
            : { join: view.linkTo('register'), signIn: view.linkTo('login') }
        }
        member={view.details.view === 'welcome' ? null : memberOf(data)}
        onOpen={(next) => void rewards(shop).openRewardsPopup({ view: next })}
        texts={texts}
        views={viewsOf(data)}
        welcome={{ title: welcomeTitle, text: welcomeText }}
      />
    );
  },
};

function memberOf({ customer }: RewardsOverview): Member | null {
  return (
    customer && {
      firstName: customer.firstName,
      balance: customer.isRewardProgramAvailable ? customer.pointsBalance : null,
      tier: customer.currentTier?.title ?? null,
    }
  );
}

/** The views of the programs that are enabled and open to the customer or guest. */
function viewsOf({ customer, programs }: RewardsOverview): InnerView[] {
  const hasPoints = customer?.isRewardProgramAvailable ?? programs.pointsProgramEnabled;
  const hasReferrals = customer?.isReferralProgramAvailable ?? programs.referralProgramEnabled;
  const hasTiers = programs.tiersProgramEnabled && customer?.isAllowedToEarnTier !== false;
  const views: (InnerView | false)[] = [
    hasPoints && 'ways_to_earn',
    hasPoints && 'ways_to_spend',
    hasPoints && customer !== null && 'available_rewards',
    hasReferrals && 'referral_program',
    hasTiers && 'vip_tiers',
    hasPoints && customer !== null && 'history',
  ];
  return views.filter((view) => view !== false);
}

/** The launcher and the pop-up of the rewards program. */
export const family: WidgetFamily = {
  translations: POP_UP_TEXTS,
  widgets: { rewards_pop_up_root: popUpRoot },
  panels: { rewards_pop_up: popUp },
};
