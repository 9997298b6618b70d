import { useState } from 'react';
import { Icon } from '../parts/icon';
import look from '../parts/look.module.css';
import type { DialogTexts } from './dialog-texts.data.client';
import styles from './review-form.module.css';
import { MAX_PHOTOS, type Photos } from './use-photos.client';

interface PhotosFieldProps extends Pick<Photos, 'photos' | 'add' | 'remove'> {
  texts: DialogTexts;
}

/** The photos of a review that is being written. */
export function PhotosField({ photos, add, remove, texts }: PhotosFieldProps) {
  const [problem, setProblem] = useState('');
  const choose = async (files: readonly File[]) => {
    const useless = await add(files);
    setProblem(useless ? texts.say('noPhoto', { name: useless.name }) : '');
  };
  return (
    <fieldset className={styles.photos}>
      <legend>{texts.say('photos')}</legend>
      {photos.map((photo, at) => (
        <span className={styles.photo} key={photo.id}>
          <span ref={(element) => element?.replaceChildren(photo.canvas)} />
          <button
            aria-label={texts.say('removePhoto', { at: `${at + 1}` })}
            onClick={() => remove(photo)}
            type="button"
          >
            <Icon name="close" />
          </button>
        </span>
      ))}
      {photos.length < MAX_PHOTOS && (
        <label className={`${look.quiet} ${styles.add}`}>
          <Icon name="camera" />
          {texts.say('addPhotos')}
          <input
            accept="image/*"
            multiple
            onChange={({ currentTarget }) => {
              void choose([...(currentTarget.files ?? [])]);
              // The same file can be chosen again.
              currentTarget.value = '';
            }}
            type="file"
          />
        </label>
      )}
      <small role="alert">{problem}</small>
    </fieldset>
  );
}
