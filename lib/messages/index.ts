import { en } from './en';

type Words<T> = { [Key in keyof T]: T[Key] extends string ? string : Words<T[Key]> };

/** The shell's words in one locale. */
export type Messages = Words<typeof en>;

const byLocale: Readonly<Record<string, Messages>> = { en };

/** The words of a locale. @throws Error that lists the locales that have words */
export function getMessages(locale: string): Messages {
  const messages = byLocale[locale];
  if (messages) return messages;
  throw new Error(
    `There are no messages for "${locale}". The locales are: ${Object.keys(byLocale).join(', ')}`,
  );
}
