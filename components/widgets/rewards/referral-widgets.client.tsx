import { useEffect, useRef, useState } from 'react';
import {
  createInvitation,
  createReferralProgram,
  type Invitation,
  type ReferralProgram,
} from '@/lib/storefront/data/referral-program';
import { createReferrals } from '@/lib/storefront/data/referrals';
import type { WidgetView } from '@/lib/storefront/placeholders/renderer';
import type { LiveContext, LivePanel, LiveWidget, WidgetFamily } from '../live/live-widget.client';
import { perShop, type Shop } from '../live/shop.client';
import { useCopy } from '../live/use-copy.client';
import { ClaimForm } from './referrals/claim-form.client';
import { CopyField } from './referrals/copy-field';
import { ReferralCode, ReferralOfferView } from './referrals/offer';
import styles from './referrals/offer.module.css';
import { friendReward, ReferralProgramView } from './referrals/program';
import { CopyLink, ShareLink } from './referrals/share-link.client';
import { REFERRAL_TEXTS, type ReferralTexts } from './referrals/texts.data';
import { rewardName } from './reward-name';

type ReferralMessages = typeof REFERRAL_TEXTS.en;

const referrals = perShop(({ context }) => createReferrals(context));
const referralProgram = perShop((shop) => createReferralProgram(shop.context, referrals(shop)));

/** The code of the customer who sent the link to this page. */
const referralCodeOf = ({ context }: Shop) =>
  new URLSearchParams(context.document?.location.search).get('ref');

const programPage: LiveWidget<ReferralProgram | null, ReferralMessages> = {
  sourceFor: (_, shop) => referralProgram(shop),
  render: (program, { view, shop, texts }) =>
    program === null ? null : (
      <ReferralProgramView
        joinUrl={view.linkTo('register')}
        link={program?.link && <CopyLink link={program.link} texts={texts} />}
        onShare={() => void shop.context.overlays.openDialog('rewards', 'referral_share')}
        program={program}
        texts={texts}
      />
    ),
};

const share: LivePanel<ReferralProgram | null, ReferralMessages> = {
  sourceFor: (_, shop) => referralProgram(shop),
  render(program, { view, texts }) {
    if (program === undefined) return null;
    if (!program?.link) return <p>{texts.say('noLink')}</p>;
    const gift = friendReward(program);
    const reward = gift && rewardName(gift, texts);
    return (
      <ShareLink
        link={program.link}
        message={reward ? texts.say('sharedWith', { reward }) : texts.say('shared')}
        onDone={() => view.close(true)}
        texts={texts}
      />
    );
  },
};

const landingPage: LiveWidget<Invitation | null, ReferralMessages> = {
  sourceFor: (_, shop) => createInvitation(referrals(shop), referralCodeOf(shop)),
  render: (invitation, context) =>
    invitation === null ? null : <Landing {...context} invitation={invitation} />,
};

interface LandingProps extends LiveContext<ReferralMessages, WidgetView> {
  invitation: Invitation | undefined;
}

function Landing({ invitation, view, shop, texts }: LandingProps) {
  const [code, setCode] = useState<string | null>(null);
  const [isKnown, setKnown] = useState(false);
  const claim = (email: string) =>
    referrals(shop).claim({ referralCode: referralCodeOf(shop) ?? '', email });
  const state = isKnown ? 'known' : invitation?.state;
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The form with the focus is gone.
    if (code || isKnown) outcome.current?.focus();
  }, [code, isKnown]);
  return (
    <ReferralOfferView currency={view.currency} invitation={invitation} texts={texts}>
      {!code && state === 'open' ? (
        <ClaimForm claim={claim} onCode={setCode} onKnown={() => setKnown(true)} texts={texts} />
      ) : (
        <div className={styles.outcome} ref={outcome} tabIndex={-1}>
          {code ? (
            <ReferralCode texts={texts}>
              <CopyCode code={code} texts={texts} />
            </ReferralCode>
          ) : (
            state && state !== 'open' && texts.say(state)
          )}
        </div>
      )}
    </ReferralOfferView>
  );
}

function CopyCode({ code, texts }: { code: string; texts: ReferralTexts }) {
  const { hasCopied, copy } = useCopy(code);
  return (
    <CopyField
      action={texts.say('copyCode')}
      hasCopied={hasCopied === true}
      onCopy={() => void copy()}
      status={hasCopied !== null ? texts.say(hasCopied ? 'copied' : 'codeNotCopied') : null}
      value={code}
    />
  );
}

/** The widgets with referrals, and the dialog to share the link. */
export const family: WidgetFamily = {
  translations: REFERRAL_TEXTS,
  widgets: {
    rewards_referral_program_page: programPage,
    rewards_referrals_page: landingPage,
  },
  panels: { referral_share: share },
};
