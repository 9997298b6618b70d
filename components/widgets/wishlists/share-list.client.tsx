import { useEffect, useState } from 'react';
import type { SavedList } from '@/lib/storefront/data/saved-products';
import { hasFailed } from '@/lib/storefront/results';
import type { Shop } from '../live/shop.client';
import { useCopy } from '../live/use-copy.client';
import { Action } from '../parts/action';
import fields from '../parts/fields.module.css';
import type { DialogTexts } from './dialog-texts.data';
import styles from './dialogs.module.css';
import { ListTitle } from './list-title';
import { CHANNELS, type Channel, NETWORKS, shareAddress } from './share-channels.client';

interface ShareListProps {
  list: SavedList;
  shop: Shop;
  texts: DialogTexts;
  onDone: () => void;
}

/** Offers a link to a list, and the channels to send it through. */
export function ShareList({ list, shop, texts, onDone }: ShareListProps) {
  const { wishlistId, wishlistTitle: title } = list;
  const [link, setLink] = useState('');
  const [state, setState] = useState<'copied' | 'failed'>();
  const [isBusy, setBusy] = useState(false);
  const { copy } = useCopy(link);
  const open = async (channel: Channel) => {
    if (isBusy) return;
    setBusy(true);
    // Opened before the request, since browsers block what a click opens later.
    const target = channel === 'email' ? null : window.open('', '_blank');
    const url = await linkFor(shop, wishlistId, channel);
    setBusy(false);
    if (url === null) {
      target?.close();
      return setState('failed');
    }
    const address = shareAddress(channel, url, texts.say('message', { title }));
    if (target) {
      target.opener = null;
      target.location.href = address;
    } else window.location.href = address;
    onDone();
  };
  useEffect(() => {
    // Read before the click, since browsers let only clicks copy.
    void linkFor(shop, wishlistId, 'copyShareLink').then((url) =>
      url === null ? setState('failed') : setLink(url),
    );
  }, [shop, wishlistId]);

  return (
    <div className={fields.fields}>
      <ListTitle>{texts.say('share', { title })}</ListTitle>
      <span>{texts.say('shareHint')}</span>
      <div className={styles.link}>
        <input
          aria-label={texts.say('link')}
          onFocus={({ currentTarget }) => currentTarget.select()}
          readOnly
          value={link}
        />
        <Action
          isBusy={!link && !state}
          isDisabled={!link}
          isMain
          onClick={() => void copy().then((isDone) => setState(isDone ? 'copied' : 'failed'))}
        >
          {texts.say('copy')}
        </Action>
      </div>
      <span role="status">{state && texts.say(state)}</span>
      <div className={styles.channels}>
        {CHANNELS.map((channel) => (
          <Action isBusy={isBusy} key={channel} onClick={() => void open(channel)}>
            {channel === 'email' ? texts.say('email') : NETWORKS[channel]}
          </Action>
        ))}
      </div>
    </div>
  );
}

/** The link to a list for a channel, as the page wants it; `null` if it can't be created. */
async function linkFor({ context }: Shop, wishlistId: number, shareChannel: string) {
  const created = await context.requests.write<{ shareLink: string }>(
    'POST',
    '/v2/wishlists/createShareLink',
    { wishlistIds: [wishlistId], shareChannel },
  );
  if (hasFailed(created)) return null;
  const type = 'shared_wishlists_page';
  const nothing = { handle: null, productId: null, variantId: null };
  const url = context.page.urlOf(created.data.shareLink, { type, ...nothing });
  return new URL(url, document.baseURI).href;
}
