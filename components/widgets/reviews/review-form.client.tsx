import { useState } from 'react';
import type { Result } from '@/lib/storefront/results';
import { Icon } from '../parts/icon';
import type { DialogTexts } from './dialog-texts.data.client';
import { PhotosField } from './photos-field.client';
import styles from './review-form.module.css';
import { usePhotos } from './use-photos.client';
import { WriteForm } from './write-form.client';

interface ReviewFormProps {
  texts: DialogTexts;
  isGuest: boolean;
  /** Points for the review; `null` for none. */
  points: number | null;
  send: (fields: FormData) => Promise<Result<unknown>>;
  onSent: () => void;
}

/** The content of the dialog in which a review is written. */
export function ReviewForm({ texts, isGuest, points, send, onSent }: ReviewFormProps) {
  const { all, ...photos } = usePhotos();
  const sendAll = async (fields: FormData) => {
    if (!fields.get('title')) fields.delete('title');
    for (const { file } of await all()) fields.append('images', file, 'photo');
    return send(fields);
  };
  return (
    <WriteForm
      below={
        <>
          <PhotosField {...photos} texts={texts} />
          {isGuest && <small>{texts.say('guestNote')}</small>}
        </>
      }
      isGuest={isGuest}
      label={texts.say('yourReview')}
      onSent={onSent}
      problems={{ ALREADY_EXISTS: texts.say('notAllowed'), FORBIDDEN: texts.say('notAllowed') }}
      send={sendAll}
      texts={texts}
      title={texts.say('write')}
    >
      {points !== null && <small>{texts.count('earn', points)}</small>}
      <RatingField texts={texts} />
      <label>
        {texts.say('reviewTitle')}
        <input maxLength={255} name="title" />
      </label>
    </WriteForm>
  );
}

/** Stars to choose one to five of. */
function RatingField({ texts }: { texts: DialogTexts }) {
  const [rate, setRate] = useState(0);
  return (
    <fieldset className={styles.rating}>
      <legend>{texts.say('yourRating')}</legend>
      {[1, 2, 3, 4, 5].map((stars) => (
        <label key={stars}>
          <input
            aria-label={texts.count('star', stars)}
            name="rate"
            onChange={() => setRate(stars)}
            required
            type="radio"
            value={stars}
          />
          <Icon full={stars <= rate} name="star" />
        </label>
      ))}
    </fieldset>
  );
}
