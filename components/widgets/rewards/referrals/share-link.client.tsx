import { useState } from 'react';
import { useCopy } from '../../live/use-copy.client';
import { Action } from '../../parts/action';
import { Icon } from '../../parts/icon';
import { CopyField } from './copy-field';
import styles from './share-link.module.css';
import type { ReferralTexts } from './texts.data';

interface CopyLinkProps {
  link: string;
  texts: ReferralTexts;
  onCopied?: () => void;
}

/** The personal link, with a button that copies it. */
export function CopyLink({ link, texts, onCopied }: CopyLinkProps) {
  const { hasCopied, copy } = useCopy(link);
  return (
    <CopyField
      action={texts.say('copy')}
      hasCopied={hasCopied === true}
      onCopy={() => void copy().then((isDone) => isDone && onCopied?.())}
      status={hasCopied !== null ? texts.say(hasCopied ? 'copied' : 'notCopied') : null}
      value={link}
    />
  );
}

interface ShareLinkProps {
  link: string;
  /** What a friend reads above the link. */
  message: string;
  texts: ReferralTexts;
  /** Called when the customer has shared the link. */
  onDone: () => void;
}

/** The content of the dialog to share the link: by email, in a text message, or through another app of the device. */
export function ShareLink({ link, message, texts, onDone }: ShareLinkProps) {
  const [isShared, setShared] = useState(false);
  const body = encodeURIComponent(`${message}\n${link}`);
  const share = () =>
    navigator.share({ text: message, url: link }).then(onDone, () => {
      // The customer has closed the list of apps.
    });
  return (
    <div className={styles.share}>
      <h2>{texts.say('invite')}</h2>
      <p>{message}</p>
      <CopyLink link={link} onCopied={() => setShared(true)} texts={texts} />
      <div className={styles.ways}>
        <Action
          href={`mailto:?subject=${encodeURIComponent(message)}&body=${body}`}
          onClick={() => setShared(true)}
        >
          <Icon name="mail" />
          {texts.say('byEmail')}
        </Action>
        <Action href={`sms:?&body=${body}`} onClick={() => setShared(true)}>
          <Icon name="message" />
          {texts.say('byMessage')}
        </Action>
        {'share' in navigator && (
          <Action onClick={() => void share()}>
            <Icon name="share" />
            {texts.say('byOther')}
          </Action>
        )}
      </div>
      {isShared && (
        <Action isMain onClick={onDone}>
          {texts.say('done')}
        </Action>
      )}
    </div>
  );
}
