import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { hasFailed, type Result } from '@/lib/storefront/results';
import { Action } from '../parts/action';
import fields from '../parts/fields.module.css';
import type { FormTexts } from './form-texts.data';
import styles from './write-form.module.css';

interface WriteFormProps {
  title: string;
  /** Name of the text to write. */
  label: string;
  texts: FormTexts;
  /** Whether a name and an email address are needed. */
  isGuest?: boolean;
  /** What is above the text, such as other fields. */
  children?: ReactNode;
  /** What is below the text. */
  below?: ReactNode;
  /** The texts of failures with a known reason, by the code of the error. */
  problems?: Readonly<Record<string, string>>;
  /** Sends what has been written, without spaces around it. */
  send: (fields: FormData) => Promise<Result<unknown>>;
  onSent: () => void;
}

/** The content of a dialog that asks for a text, and guests for their name and email address. */
export function WriteForm(props: WriteFormProps) {
  const { title, label, texts, isGuest, children, below, problems = {}, send, onSent } = props;
  const [state, setState] = useState({ isBusy: false, problem: '' });
  const form = useRef<HTMLFormElement>(null);
  // The dialog is open before this is loaded, and would begin with the button that closes it.
  useEffect(() => form.current?.querySelector<HTMLElement>('input, textarea')?.focus(), []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.isBusy || !isFilled(event.currentTarget)) return;
    setState({ isBusy: true, problem: '' });
    const fields = new FormData(event.currentTarget);
    for (const [name, value] of fields) fields.set(name, String(value).trim());
    const result = await send(fields);
    if (hasFailed(result)) {
      const code = `${result.error.code}`;
      const common = texts.say(code === 'INVALID_ARGUMENTS' ? 'invalid' : 'failed');
      setState({ isBusy: false, problem: problems[code] ?? common });
    } else onSent();
  };

  return (
    <form className={`${fields.fields} ${styles.form}`} onSubmit={submit} ref={form}>
      <h2>{title}</h2>
      {children}
      <label>
        {label}
        <textarea maxLength={15_000} name="body" required rows={4} />
      </label>
      {below}
      {isGuest && <GuestFields texts={texts} />}
      <div className={styles.problem} role="alert">
        {state.problem}
      </div>
      <Action isBusy={state.isBusy} isMain type="submit">
        {texts.say('send')}
      </Action>
    </form>
  );
}

function GuestFields({ texts }: { texts: FormTexts }) {
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
