import type { RewardsPopupView } from '@/lib/storefront/declared';
import { Action } from '../../parts/action';
import { Icon, type IconName } from '../../parts/icon';
import styles from './start.module.css';
import type { PopUpTexts } from './texts.data';

/** A view that the first one leads to. */
export type InnerView = Exclude<RewardsPopupView, 'home' | 'welcome'>;

const ICONS: Readonly<Record<InnerView, IconName>> = {
  ways_to_earn: 'coin',
  ways_to_spend: 'bag',
  available_rewards: 'gift',
  referral_program: 'user',
  vip_tiers: 'star',
  history: 'clock',
};

/** What the first view says to customers. */
export interface Member {
  firstName: string | null;
  /** `null` for customers that the points program excludes, and without the program. */
  balance: number | null;
  tier: string | null;
}

interface PopUpStartProps {
  /** `null` for guests. */
  member: Member | null;
  /** For guests: the shop's own words about the program. */
  welcome: { title: string | null; text: string | null };
  /** Views of the programs that are enabled and open to the customer. */
  views: readonly InnerView[];
  texts: PopUpTexts;
  /** Targets of the buttons for guests. */
  links?: { join: string; signIn: string };
  onOpen?: (view: InnerView) => void;
}

/** The first view of the pop-up: a greeting, and the ways to the other views. */
export function PopUpStart({ member, welcome, views, texts, links, onOpen }: PopUpStartProps) {
  return (
    <div>
      <div className={styles.greeting}>
        {member ? (
          <Greeting member={member} texts={texts} />
        ) : (
          <>
            <b>{welcome.title ?? texts.say('welcome')}</b>
            <span>{welcome.text ?? texts.say('welcomeText')}</span>
          </>
        )}
      </div>
      {links && (
        <div className={styles.links}>
          <Action href={links.join} isMain>
            {texts.say('join')}
          </Action>
          <Action href={links.signIn}>{texts.say('signIn')}</Action>
        </div>
      )}
      {views.length > 0 ? (
        <ul className={styles.views}>
          {views.map((view) => (
            <li key={view}>
              <button onClick={onOpen && (() => onOpen(view))} type="button">
                <Icon name={ICONS[view]} />
                {texts.say(view)}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.nothing}>{texts.say('notAvailable')}</p>
      )}
    </div>
  );
}

function Greeting({
  member: { firstName, balance, tier },
  texts,
}: {
  member: Member;
  texts: PopUpTexts;
}) {
  return (
    <>
      <span>{firstName ? texts.say('hello', { name: firstName }) : texts.say('helloAll')}</span>
      {balance !== null && <b>{texts.count('points', balance)}</b>}
      {tier && <small>{texts.say('tier', { tier })}</small>}
    </>
  );
}

/** What is visible until the data is there. */
export function PopUpSkeleton() {
  return (
    <div aria-hidden="true">
      <div className={`${styles.greeting} ${styles.loading}`}>
        <i />
        <i />
      </div>
      <div className={`${styles.views} ${styles.loading}`}>
        <i />
        <i />
        <i />
      </div>
    </div>
  );
}
