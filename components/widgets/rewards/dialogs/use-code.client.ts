import { useEffect, useState } from 'react';
import type { ErrorCode } from '@/lib/storefront/constants';
import { hasFailed } from '@/lib/storefront/results';
import type { Shop } from '../../live/shop.client';
import { rewards } from '../shop-rewards.client';
import type { DIALOG_TEXTS } from './dialog-texts.data.client';

/** How a code gets to the customer. */
export type Channel = 'email' | 'sms';

/** Seconds between two codes. */
const PAUSE_S = 60;

/** A verification code on its way to the customer. */
export interface SentCode {
  /** Whether a code has been sent, as the name of a text. */
  state: Extract<keyof typeof DIALOG_TEXTS.en, 'sending' | 'sent' | 'tooManyCodes' | 'notSent'>;
  channel: Channel;
  /** Until another code can be sent. */
  secondsLeft: number;
  send(channel: Channel): Promise<void>;
}

/** Sends a verification code, and others when the customer asks for them. */
export function useCode(shop: Shop, first: Channel): SentCode {
  const [channel, setChannel] = useState(first);
  const [state, setState] = useState<SentCode['state']>('sending');
  const [secondsLeft, setSecondsLeft] = useState(0);

  const send = async (next: Channel) => {
    setChannel(next);
    setState('sending');
    const sent = await rewards(shop).sendVerificationToken({ channel: next });
    const code = hasFailed(sent) ? (`${sent.error.code}` as ErrorCode) : null;
    setState(code === null ? 'sent' : code === 'RATE_LIMITED' ? 'tooManyCodes' : 'notSent');
    if (code === null || code === 'RATE_LIMITED') setSecondsLeft(PAUSE_S);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first code, once for each dialog
  useEffect(() => {
    void send(first);
  }, []);
  useEffect(() => {
    if (secondsLeft === 0) return;
    return shop.context.startTimer(() => setSecondsLeft(secondsLeft - 1), 1000);
  }, [secondsLeft, shop]);

  return { state, channel, secondsLeft, send };
}
