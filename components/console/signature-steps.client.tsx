'use client';

import { useEffect, useId, useState } from 'react';
import { webhookSecretOf } from '@/lib/browser/console/fire-topic';
import type { Sandbox } from '@/lib/browser/console/sandbox';
import {
  breakOneByte,
  canVerify,
  type SentDelivery,
  type Verification,
  verifySignature,
} from '@/lib/browser/console/verify-signature';
import { enConsole as messages } from '@/lib/site/messages/en-console';
import { fill } from '@/lib/site/messages/fill';
import styles from './console.module.css';
import parts from './console-parts.module.css';
import { RawText } from './raw-text.client';

const texts = messages.playground;

interface SignatureStepsProps {
  sandbox: Sandbox;
  /** The request that was sent last. */
  sent: SentDelivery;
}

/** Verifies the signature of a delivery step by step, with a secret and a body that the reader can change. */
export function SignatureSteps({ sandbox, sent }: SignatureStepsProps) {
  const id = useId();
  const [secret, setSecret] = useState(sandbox.shop.webhookSecret);
  const [isBroken, setBroken] = useState(false);
  // Undefined until the first verification, and `null` if the text is not a secret.
  const [verification, setVerification] = useState<Verification | null>();

  useEffect(() => {
    const stored = sandbox.shop.webhookSecret;
    // The stored one is used if the request fails. What the reader typed meanwhile stays.
    webhookSecretOf(sandbox).then(
      (current) => setSecret((shown) => (shown === stored ? current : shown)),
      () => {},
    );
  }, [sandbox]);

  useEffect(() => {
    if (!canVerify()) return;
    const body = isBroken ? breakOneByte(sent.body) : sent.body;
    let isCurrent = true;
    verifySignature({ ...sent, body }, secret, Date.now()).then((result) => {
      if (isCurrent) setVerification(result);
    });
    return () => {
      isCurrent = false;
    };
  }, [sent, secret, isBroken]);

  if (!canVerify()) return <p className={styles.quiet}>{texts.noCrypto}</p>;
  return (
    <details className={styles.fold} open>
      <summary>{texts.verification}</summary>
      <div className={parts.form}>
        <label htmlFor={`${id}-secret`}>{texts.secret}</label>
        <input
          id={`${id}-secret`}
          value={secret}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={verification === null}
          aria-describedby={verification === null ? `${id}-problem` : undefined}
          onChange={({ target }) => setSecret(target.value)}
        />
        {verification === null && (
          <p id={`${id}-problem`} role="alert" className={parts.verdict}>
            {texts.notSecret}
          </p>
        )}
        <label>
          <input
            type="checkbox"
            checked={isBroken}
            onChange={({ target }) => setBroken(target.checked)}
          />{' '}
          {texts.breakByte}
        </label>
        {verification && <Steps verification={verification} />}
      </div>
    </details>
  );
}

function Steps({ verification }: { verification: Verification }) {
  const { key, signedContent, expected, given, isEqual, isRecent, ageSeconds } = verification;
  const { steps } = texts;
  return (
    <ol className={parts.steps}>
      <li>{fill(steps.key, { key })}</li>
      <li>
        {steps.content}
        <RawText>{signedContent}</RawText>
      </li>
      <li>{fill(steps.expected, { expected })}</li>
      <li>
        <span role="status" data-valid={isEqual} className={parts.verdict}>
          {isEqual ? steps.equal : fill(steps.notEqual, { given: given.join(' ') })}
        </span>
      </li>
      <li>{fill(isRecent ? steps.recent : steps.old, { seconds: String(ageSeconds) })}</li>
    </ol>
  );
}
