import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { NewQuestion } from '@/lib/storefront/data/questions';
import { hasFailed, type Result } from '@/lib/storefront/results';
import look from '../parts/look.module.css';
import type { QuestionTexts } from './questions-texts.data';
import styles from './write-form.module.css';

interface WriteFormProps {
  title: string;
  /** Name of the text to write. */
  label: string;
  texts: QuestionTexts;
  /** Whether a name and an email address are needed. */
  isGuest?: boolean;
  /** What the text is about. */
  children?: ReactNode;
  /** Sends what has been written. */
  send: (written: NewQuestion) => Promise<Result<unknown>>;
  onSent: () => void;
}

/** The content of a dialog that asks for a text, and guests for their name and email address. */
export function WriteForm(props: WriteFormProps) {
  const { title, label, texts, isGuest, children, send, onSent } = props;
  const [state, setState] = useState<'idle' | 'busy' | Problem>('idle');

  const text = useRef<HTMLTextAreaElement>(null);
  // The dialog is open before this is loaded, and would begin with the button that closes it.
  useEffect(() => text.current?.focus(), []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (state === 'busy' || !isFilled(form)) return;
    setState('busy');
    const fields = new FormData(form);
    const field = (name: string) => fields.get(name)?.toString().trim();
    const result = await send({
      body: field('body'),
      guestName: field('guestName'),
      guestEmail: field('guestEmail'),
    });
    if (hasFailed(result)) setState(PROBLEMS[`${result.error.code}`] ?? 'failed');
    else onSent();
  };

  return (
    <form className={styles.form} onSubmit={submit}>
      <h2>{title}</h2>
      {children}
      <label>
        {label}
        <textarea maxLength={15_000} name="body" required ref={text} rows={4} />
      </label>
      {isGuest && <GuestFields texts={texts} />}
      <div className={styles.problem} role="alert">
        {state !== 'idle' && state !== 'busy' && texts.say(state)}
      </div>
      <button
        aria-disabled={state === 'busy'}
        className={`${look.button} ${styles.send}`}
        type="submit"
      >
        {texts.say('send')}
      </button>
    </form>
  );
}

type Problem = 'buyersOnly' | 'failed' | 'invalid';

const PROBLEMS: Readonly<Record<string, Problem>> = {
  FORBIDDEN: 'buyersOnly',
  INVALID_ARGUMENTS: 'invalid',
};

function GuestFields({ texts }: { texts: QuestionTexts }) {
  return (
    <>
      <label>
        {texts.say('name')}
        <input autoComplete="name" maxLength={255} name="guestName" required />
      </label>
      <label>
        {texts.say('email')}
        <input autoComplete="email" maxLength={320} name="guestEmail" required type="email" />
        <small>{texts.say('emailNote')}</small>
      </label>
    </>
  );
}

/** Whether no field has only spaces, which the browser accepts. It reports the ones that are cleared. */
function isFilled(form: HTMLFormElement): boolean {
  for (const field of form.querySelectorAll<HTMLInputElement>('textarea, input')) {
    if (!field.value.trim()) field.value = '';
  }
  return form.reportValidity();
}
