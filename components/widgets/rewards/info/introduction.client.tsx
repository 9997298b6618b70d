import { Action } from '../../parts/action';
import { Banner } from './banner';
import styles from './introduction.module.css';
import type { InfoTexts } from './texts.data';

interface IntroductionProps {
  /** The words of the shop; `null` for those of the widget. */
  title: string | null;
  text: string | null;
  joinUrl: string;
  signInUrl: string;
  texts: InfoTexts;
}

/** The introduction to the program for guests. */
export function Introduction({ title, text, joinUrl, signInUrl, texts }: IntroductionProps) {
  return (
    <Banner>
      <div className={styles.words}>
        <b>{title ?? texts.say('welcome')}</b>
        <span>{text ?? texts.say('welcomeText')}</span>
      </div>
      <div className={styles.links}>
        <Action href={joinUrl} isMain>
          {texts.say('join')}
        </Action>
        <Action href={signInUrl}>{texts.say('signIn')}</Action>
      </div>
    </Banner>
  );
}
