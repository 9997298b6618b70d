import type { LivePanel, WidgetFamily } from '../live/live-widget.client';
import { NOTHING } from '../live/use-source.client';
import { Action } from '../parts/action';
import styles from '../parts/dialog.module.css';
import { SIGN_IN_TEXTS } from './texts.data.client';

/** The dialog that guests see in place of one for customers. */
const signIn: LivePanel<null, typeof SIGN_IN_TEXTS.en> = {
  sourceFor: () => NOTHING,
  render: (_, { view, texts }) => (
    <div className={styles.dialog}>
      <h2>{texts.say('title')}</h2>
      <p>{texts.say('why')}</p>
      <div className={styles.actions}>
        <Action href={view.linkTo('login')} isMain>
          {texts.say('signIn')}
        </Action>
        <Action href={view.linkTo('register')}>{texts.say('join')}</Action>
      </div>
    </div>
  ),
};

/** The dialog of all apps. */
export const family: WidgetFamily = {
  translations: SIGN_IN_TEXTS,
  widgets: {},
  panels: { sign_in: signIn },
};
