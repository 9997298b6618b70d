import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { Source } from '@/lib/storefront/data/shop-data';
import type { ErrorResult } from '@/lib/storefront/declared';
import type { PageView, PanelView, WidgetView } from '@/lib/storefront/placeholders/renderer';
import { hasFailed } from '@/lib/storefront/results';
import frame from './frame.module.css';
import type { Shop } from './shop.client';
import { createTexts, type Messages, type Texts, type Translations } from './texts';
import { COMMON_TEXTS } from './texts.data.client';
import tokens from './tokens.module.css';
import { useSource } from './use-source.client';

/** Something in the page of a shop that shows data. */
interface Live<View extends PageView, Data, Own extends Messages> {
  /** What it shows for a view. */
  sourceFor(view: View, shop: Shop): Source<Data>;
  /**
   * @param data `undefined` while it loads
   * @returns nothing for a panel until there is something to show: it has lines then
   */
  render(data: Data | undefined, context: LiveContext<Own, View>): ReactNode;
}

/** A widget in a placeholder. */
export type LiveWidget<Data, Own extends Messages> = Live<WidgetView, Data, Own>;

/** The content of an overlay or a dialog. */
export type LivePanel<Data, Own extends Messages> = Live<PanelView, Data, Own>;

/** What a widget shows besides its data. Attributes have been checked by the rules of the widget. */
export interface LiveContext<Own extends Messages, View extends PageView = WidgetView> {
  view: View;
  shop: Shop;
  texts: Texts<Own>;
}

// biome-ignore lint/suspicious/noExplicitAny: a list has widgets with different data, each of which gets its own
export type AnyLive<View extends PageView> = Live<View, any, any>;

/** The widgets and panels of an app, which are in one file. */
export interface WidgetFamily {
  translations: Translations<Messages>;
  /** By the names of the widgets. */
  widgets: Readonly<Record<string, AnyLive<WidgetView>>>;
  /** By the names of the overlays and dialogs. */
  panels?: Readonly<Record<string, AnyLive<PanelView>>>;
}

interface LiveFrameProps<View extends PageView> {
  live: AnyLive<View>;
  translations: Translations<Messages>;
  view: View;
  shop: Shop;
  /** Called when the first data, or an error, is visible. */
  onReady: () => void;
}

/** What loads the data of a widget, follows it, and keeps what it shows while other data loads. */
export function LiveFrame<View extends PageView>(props: LiveFrameProps<View>) {
  const { live, translations, view, shop, onReady } = props;
  const source: Source<unknown> = live.sourceFor(view, shop);
  const result = useSource(shop, source);
  const content = useRef<HTMLSpanElement>(null);
  const isRetry = useRef(false);
  const texts = useMemo(() => createTexts(view.locale, translations), [view.locale, translations]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first result matters
  useEffect(() => {
    if (result) onReady();
  }, [result !== undefined]);
  useEffect(() => {
    if (!isRetry.current || !result || hasFailed(result)) return;
    isRetry.current = false;
    // The button to try again is gone.
    if (content.current) focusIn(content.current);
  }, [result]);
  const retry = () => {
    isRetry.current = true;
    shop.data.retry(source);
  };
  return (
    <span className={`${tokens.tokens} ${frame.frame}`} lang={texts.lang} ref={content}>
      {result && hasFailed(result)
        ? !isSignedOut(result) && <Problem locale={view.locale} onRetry={retry} />
        : (live.render(result?.data, { view, shop, texts }) ??
          (!result && 'close' in view && <div className={frame.loading} data-loading="" />))}
    </span>
  );
}

/** Moves the focus to the first control of what is shown; without one, to its first element. */
function focusIn(content: HTMLElement): void {
  const control = content.querySelector<HTMLElement>('a[href], button, input, select, textarea');
  const first = control ?? (content.firstElementChild as HTMLElement | null);
  if (first && !control) first.tabIndex = -1;
  first?.focus();
}

/** Whether the page has no token, as after a sign-out. Nothing can be read until it has one again. */
const isSignedOut = ({ error }: ErrorResult) => `${error.code}` === 'NOT_AUTHENTICATED';

/** What a customer sees if the data can't be loaded. */
export function Problem({ locale, onRetry }: { locale: string; onRetry: () => void }) {
  const texts = createTexts(locale, COMMON_TEXTS);
  return (
    <span role="status">
      <small>{texts.say('failed')}</small>{' '}
      <button className={frame.retry} onClick={onRetry} type="button">
        {texts.say('retry')}
      </button>
    </span>
  );
}
