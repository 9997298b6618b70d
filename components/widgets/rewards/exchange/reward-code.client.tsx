import { useLayoutEffect, useRef, useState } from 'react';
import type { AppliedReward } from '@/lib/storefront/data/applied-codes';
import { hasFailed, messageOf } from '@/lib/storefront/results';
import type { Shop } from '../../live/shop.client';
import { useCopy } from '../../live/use-copy.client';
import { useSource } from '../../live/use-source.client';
import type { ExchangeTexts } from './exchange-texts.data';
import { RewardCode } from './reward-code';
import { appliedCodes } from './shop-exchange.client';

interface LiveRewardCodeProps {
  reward: AppliedReward & { title: string };
  shop: Shop;
  texts: ExchangeTexts;
}

/** The code of a reward, which can be copied and applied. */
export function LiveRewardCode({ reward, shop, texts }: LiveRewardCodeProps) {
  const [isBusy, setBusy] = useState(false);
  const [status, setStatus] = useState<Parameters<typeof RewardCode>[0]['status']>();
  const { copy } = useCopy(reward.code);
  const row = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  const { source, apply, canRemove, linkOf, remove } = appliedCodes(shop);
  const { data, context } = shop;
  const url = linkOf(reward);
  const applied = useSource(shop, source);
  const isApplied = applied && !hasFailed(applied) && applied.data.includes(reward.code);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pressed button is replaced by another one
  useLayoutEffect(() => {
    const isLost = wasPressed.current && document.activeElement === document.body;
    wasPressed.current = false;
    if (isLost) [...(row.current?.querySelectorAll('button') ?? [])].at(-1)?.focus();
  }, [isApplied]);

  /** Runs functions of the page, which may fail. */
  const run = async (task: () => Promise<void>, done: typeof status) => {
    if (isBusy) return;
    setBusy(true);
    wasPressed.current = true;
    try {
      await task();
      setStatus(done);
    } catch (error) {
      context.log.warn(`${reward.code} can't be applied or removed: ${messageOf(error)}`);
      setStatus('notApplied');
    }
    setBusy(false);
    data.retry(source);
  };

  const applyAndLeave = async () => {
    await apply(reward);
    if (url) context.document?.defaultView?.location.assign(url);
  };
  // A free product is added to the cart before the customer leaves the page.
  const isLink = url && !reward.product;
  return (
    <RewardCode
      applyUrl={isLink ? url : undefined}
      canRemove={canRemove()}
      isApplied={isApplied === true}
      isBusy={isBusy}
      onApply={isLink ? undefined : () => void run(applyAndLeave, 'inCheckout')}
      onCopy={() => void copy().then((isDone) => setStatus(isDone ? 'copied' : 'notCopied'))}
      onRemove={() => void run(() => remove(reward.code), null)}
      reward={reward}
      rowRef={row}
      status={status}
      texts={texts}
    />
  );
}
