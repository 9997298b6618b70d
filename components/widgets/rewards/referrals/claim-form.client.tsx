import { useState } from 'react';
import type { ErrorCode } from '@/lib/storefront/constants';
import { hasFailed, type Result } from '@/lib/storefront/results';
import { Action } from '../../parts/action';
import styles from './claim-form.module.css';
import type { ReferralTexts } from './texts.data';

interface ClaimFormProps {
  texts: ReferralTexts;
  claim: (email: string) => Promise<Result<string>>;
  onCode: (code: string) => void;
  /** Called if the shop knows the address already. */
  onKnown: () => void;
}

/** Asks a friend for the email address that the code is for. */
export function ClaimForm({ texts, claim, onCode, onKnown }: ClaimFormProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<'notEmail' | 'notClaimed' | null>(null);

  const send = async (email: string) => {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    const result = await claim(email);
    setBusy(false);
    if (!hasFailed(result)) return onCode(result.data);
    const code = `${result.error.code}` as ErrorCode;
    if (code === 'ALREADY_EXISTS') return onKnown();
    setProblem(code === 'INVALID_ARGUMENTS' ? 'notEmail' : 'notClaimed');
  };

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const fields = new FormData(event.currentTarget);
        void send(String(fields.get('email')));
      }}
    >
      <label>
        <span>{texts.say('email')}</span>
        <input
          aria-invalid={problem === 'notEmail' || undefined}
          autoComplete="email"
          maxLength={320}
          name="email"
          required
          type="email"
        />
      </label>
      <Action isBusy={isBusy} isMain type="submit">
        {texts.say('getCode')}
      </Action>
      {problem && <span role="alert">{texts.say(problem)}</span>}
    </form>
  );
}
