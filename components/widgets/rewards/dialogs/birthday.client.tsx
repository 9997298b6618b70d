import { useState } from 'react';
import type { ErrorCode } from '@/lib/storefront/constants';
import { hasFailed } from '@/lib/storefront/results';
import type { Shop } from '../../live/shop.client';
import { Action } from '../../parts/action';
import styles from '../../parts/dialog.module.css';
import fields from '../../parts/fields.module.css';
import type { DialogTexts } from './dialog-texts.data.client';

interface BirthdayProps {
  /** The stored birthday, as `MM-DD`. */
  birthday: string | null;
  locale: string;
  shop: Shop;
  texts: DialogTexts;
  onDone: () => void;
}

/** The content of the dialog that asks for the birthday, without the year. */
export function Birthday({ birthday, locale, shop, texts, onDone }: BirthdayProps) {
  const [stored] = useState(() => birthday?.split('-').map(Number) ?? []);
  const [month, setMonth] = useState(stored[0] ?? 1);
  const [day, setDay] = useState(stored[1] ?? 1);
  const [problem, setProblem] = useState<'birthdayLocked' | 'notApplied'>();
  const [isBusy, setBusy] = useState(false);
  const days = daysOf(month);
  const shownDay = Math.min(day, days);

  const save = async () => {
    if (isBusy) return;
    setBusy(true);
    const date = { day: shownDay, month };
    const saved = await shop.context.requests.write('POST', '/v2/customers/updateBirthday', date);
    setBusy(false);
    const code = hasFailed(saved) ? (`${saved.error.code}` as ErrorCode) : null;
    // It is stored already.
    if (code === null || code === 'ALREADY_EXISTS') onDone();
    else setProblem(code === 'FORBIDDEN' ? 'birthdayLocked' : 'notApplied');
  };

  return (
    <form
      className={`${fields.fields} ${styles.dialog}`}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h2>{texts.say('birthday')}</h2>
      <p>{texts.say('birthdayWhy')}</p>
      <div className={styles.date}>
        <label>
          {texts.say('day')}
          <select
            onChange={({ currentTarget }) => setDay(Number(currentTarget.value))}
            value={shownDay}
          >
            {Array.from({ length: days }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: days have no other names
              <option key={at} value={at + 1}>
                {at + 1}
              </option>
            ))}
          </select>
        </label>
        <label>
          {texts.say('month')}
          <select
            onChange={({ currentTarget }) => setMonth(Number(currentTarget.value))}
            value={month}
          >
            {MONTHS.map((each) => (
              <option key={each} value={each}>
                {monthName(each, locale)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p>
        <small>{texts.say('onceAYear')}</small>
      </p>
      <p className={styles.problem} role="alert">
        {problem && texts.say(problem)}
      </p>
      <Action isBusy={isBusy} isMain type="submit">
        {texts.say('save')}
      </Action>
    </form>
  );
}

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);

/** Any leap year, in which all birthdays exist. */
const LEAP_YEAR = 2024;

/** The number of days of a month. */
const daysOf = (month: number) => new Date(Date.UTC(LEAP_YEAR, month, 0)).getUTCDate();

const monthName = (month: number, locale: string) =>
  new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(LEAP_YEAR, month - 1),
  );
