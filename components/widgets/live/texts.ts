import { type Language, languageIn } from '@/lib/site/config/widget-languages';

/** A text with the forms that the plurals of its language need. `{n}` stands for the number. */
type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** Texts by their names. Names in braces stand for values. */
export type Messages = Readonly<Record<string, string | Plural>>;

/** The same texts in each language. */
export type Translations<Own extends Messages> = Readonly<Record<Language, Own>>;

/** The names of texts that are of one kind. */
type Names<Own, Kind> = Extract<
  { [Name in keyof Own]: Own[Name] extends Kind ? Name : never }[keyof Own],
  string
>;

type Values = Readonly<Record<string, string>>;

/** The texts of widgets in the language of a page, with numbers as it writes them. */
export interface Texts<Own extends Messages> {
  /** The tag of their language. */
  lang: string;
  /** A text, with the values for what is in braces. */
  say(name: Names<Own, string>, values?: Values): string;
  /** A text with a number, and the values for what else is in braces. */
  count(name: Names<Own, Plural>, amount: number, values?: Values): string;
  number(amount: number): string;
  /** A rating with one decimal, such as "4.7". */
  rate(starsAverage: number): string;
  money(amount: number, currency: string): string;
  /** An amount without decimals if it is whole, such as "€200". */
  shortMoney(amount: number, currency: string): string;
  /** The date of an ISO 8601 date-time, in UTC. */
  date(timestamp: string): string;
}

const NO_DECIMALS = { minimumFractionDigits: 0, maximumFractionDigits: 0 };

/**
 * Creates the texts of a language.
 *
 * @param locale a language tag; one that isn't valid counts as `en`
 */
export function createTexts<Own extends Messages>(
  locale: string,
  translations: Translations<Own>,
): Texts<Own> {
  const tag = supportedTag(locale);
  const language = languageIn(translations, tag);
  const messages = translations[language];
  // Numbers in the language of the words around them.
  const spoken = tag.split('-')[0] === language ? tag : language;
  const plurals = new Intl.PluralRules(spoken);
  const format = (amount: number, options?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(spoken, { maximumFractionDigits: 2, ...options }).format(amount);
  const money = (amount: number, currency: string, digits: Intl.NumberFormatOptions = {}) =>
    new Intl.NumberFormat(spoken, { style: 'currency', currency, ...digits }).format(amount);
  return {
    lang: spoken,
    say: (name, values = {}) => fill(messages[name] as string, values),
    count(name, amount, values) {
      const forms = messages[name] as Plural;
      return fill(forms[plurals.select(amount)] ?? forms.other, { n: format(amount), ...values });
    },
    number: (amount) => format(amount),
    rate: (stars) => format(stars, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    money: (amount, currency) => money(amount, currency),
    shortMoney: (amount, currency) =>
      money(amount, currency, Number.isInteger(amount) ? NO_DECIMALS : {}),
    date: (timestamp) =>
      new Intl.DateTimeFormat(spoken, { dateStyle: 'long', timeZone: 'UTC' }).format(
        new Date(timestamp),
      ),
  };
}

const fill = (text: string, values: Values) =>
  text.replace(/\{(\w+)\}/g, (braces, key) => values[key] ?? braces);

function supportedTag(locale: string): string {
  try {
    return Intl.NumberFormat.supportedLocalesOf(locale)[0] ?? 'en';
  } catch {
    return 'en';
  }
}
