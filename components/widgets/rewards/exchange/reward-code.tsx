import type { Ref } from 'react';
import { Action } from '../../parts/action';
import { Icon } from '../../parts/icon';
import type { ExchangeTexts } from './exchange-texts.data';
import styles from './reward-code.module.css';

interface RewardCodeProps {
  reward: { title: string; code: string };
  texts: ExchangeTexts;
  /** Discount link of the shop; a button applies the code without one. */
  applyUrl?: string;
  isApplied?: boolean;
  canRemove?: boolean;
  isBusy?: boolean;
  /** What has happened. */
  status?: 'copied' | 'notCopied' | 'inCheckout' | 'notApplied' | null;
  onCopy?: () => void;
  onApply?: () => void;
  onRemove?: () => void;
  rowRef?: Ref<HTMLDivElement>;
}

/** The code of a reward, to copy or to apply. */
export function RewardCode({ reward, texts, ...props }: RewardCodeProps) {
  const { applyUrl, isApplied, canRemove, isBusy, status, onCopy, onApply, onRemove, rowRef } =
    props;
  const { title, code } = reward;
  return (
    <div className={styles.row} ref={rowRef}>
      <span className={styles.field}>
        <b className={styles.code}>{code}</b>
        <button
          aria-label={texts.say('copy', { code })}
          className={styles.copy}
          onClick={onCopy}
          type="button"
        >
          <Icon name={status === 'copied' ? 'check' : 'copy'} />
        </button>
      </span>
      {isApplied ? (
        <span className={styles.applied}>
          <Icon name="check" />
          {texts.say('applied')}
        </span>
      ) : (
        <Action
          href={applyUrl}
          isBusy={isBusy}
          isMain
          label={texts.say('applyName', { title })}
          onClick={onApply}
        >
          {texts.say('apply')}
        </Action>
      )}
      {isApplied && canRemove && (
        <Action isBusy={isBusy} label={texts.say('removeName', { title })} onClick={onRemove}>
          {texts.say('remove')}
        </Action>
      )}
      <small className={styles.status} role="status">
        {status && texts.say(status)}
      </small>
    </div>
  );
}
