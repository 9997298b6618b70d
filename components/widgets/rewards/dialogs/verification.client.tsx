import { useEffect, useRef, useState } from 'react';
import type { RewardsCustomer } from '@/lib/storefront/data/rewards-member';
import type { PanelDetails } from '@/lib/storefront/placeholders/renderer';
import type { Shop } from '../../live/shop.client';
import { Action } from '../../parts/action';
import styles from '../../parts/dialog.module.css';
import fields from '../../parts/fields.module.css';
import type { DialogTexts } from './dialog-texts.data.client';
import { type RedeemProblem, redeem } from './redeem.client';
import { type Channel, useCode } from './use-code.client';

interface VerificationProps {
  /** The redemption that needs the code. */
  choice: PanelDetails;
  customer: Pick<RewardsCustomer, 'email' | 'phone'>;
  shop: Shop;
  texts: DialogTexts;
  onDone: () => void;
}

/** The content of the dialog that asks for a verification code, and redeems the reward with it. */
export function Verification({ choice, customer, shop, texts, onDone }: VerificationProps) {
  const [digits, setDigits] = useState('');
  const [problem, setProblem] = useState<RedeemProblem>();
  const [isBusy, setBusy] = useState(false);
  const { state, channel, secondsLeft, send } = useCode(shop, customer.email ? 'email' : 'sms');
  const other: Channel = channel === 'email' ? 'sms' : 'email';
  const address = channel === 'email' ? customer.email : customer.phone;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const isWaiting = secondsLeft > 0 || state === 'sending';

  const confirm = async () => {
    if (isBusy) return;
    setBusy(true);
    const result = await redeem(shop, { ...choiceOf(choice), verificationToken: digits });
    setBusy(false);
    if (result === 'done') onDone();
    else if (result) setProblem(result);
  };

  return (
    <form
      className={`${fields.fields} ${styles.dialog}`}
      onSubmit={(event) => {
        event.preventDefault();
        void confirm();
      }}
    >
      <h2>{texts.say('verification')}</h2>
      <p role="status">{texts.say(state, { address: address ?? '' })}</p>
      <label className={styles.digits}>
        {texts.say('digits')}
        <input
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={6}
          onInput={({ currentTarget }) => setDigits(currentTarget.value)}
          pattern="[0-9]{6}"
          ref={input}
          required
          type="text"
          value={digits}
        />
      </label>
      <p className={styles.problem} role="alert">
        {problem && texts.say(problem)}
      </p>
      <Action isBusy={isBusy} isMain type="submit">
        {texts.say('confirm')}
      </Action>
      <div className={styles.actions}>
        <Action isDisabled={isWaiting} onClick={() => void send(channel)}>
          {secondsLeft > 0
            ? texts.say('sendAgainIn', { seconds: texts.number(secondsLeft) })
            : texts.say('sendAgain')}
        </Action>
        {customer.email && customer.phone && (
          <Action isDisabled={isWaiting} onClick={() => void send(other)}>
            {texts.say(other === 'sms' ? 'sendSms' : 'sendEmail')}
          </Action>
        )}
      </div>
    </form>
  );
}

/** The redemption in the details of the dialog, which `redeem` has put there. */
const choiceOf = ({ ruleId, pointsToSpend, selectedVariantId }: PanelDetails) => ({
  ruleId: Number(ruleId),
  ...(pointsToSpend && { pointsToSpend: Number(pointsToSpend) }),
  ...(selectedVariantId && { selectedVariantId: Number(selectedVariantId) }),
});
