import { en } from './en';

type Texts<T> = { [Key in keyof T]: T[Key] extends string ? string : Texts<T[Key]> };

/** The interface texts of one locale. */
export type Messages = Texts<typeof en>;

const byLocale: Readonly<Record<string, Messages>> = { en };

/** The interface texts of a locale. @throws Error that lists the available locales */
export function getMessages(locale: string): Messages {
  const messages = byLocale[locale];
  if (messages) return messages;
  throw new Error(
    `There are no messages for the locale "${locale}". Available locales: ${Object.keys(byLocale).join(', ')}`,
  );
}
