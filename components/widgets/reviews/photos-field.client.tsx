import { useState } from 'react';
import { Icon } from '../parts/icon';
import look from '../parts/look.module.css';
import type { DialogTexts } from './dialog-texts.data.client';
import { type PreparedPhoto, preparePhoto } from './prepare-photo.client';
import styles from './review-form.module.css';

/** Limit of `createReview`. */
const MAX_PHOTOS = 5;

interface PhotosFieldProps {
  photos: readonly PreparedPhoto[];
  texts: DialogTexts;
  onChange: (photos: readonly PreparedPhoto[]) => void;
}

/** The photos of a review that is being written. */
export function PhotosField({ photos, texts, onChange }: PhotosFieldProps) {
  const [problem, setProblem] = useState('');
  const add = async (files: readonly File[]) => {
    const prepared = await Promise.all(files.map(preparePhoto));
    const useless = files.find((_, at) => !prepared[at]);
    setProblem(useless ? texts.say('noPhoto', { name: useless.name }) : '');
    onChange([...photos, ...prepared.filter((each) => each !== null)].slice(0, MAX_PHOTOS));
  };
  return (
    <fieldset className={styles.photos}>
      <legend>{texts.say('photos')}</legend>
      {photos.map((photo, at) => (
        <span className={styles.photo} key={photo.id}>
          <span ref={(element) => element?.replaceChildren(photo.canvas)} />
          <button
            aria-label={texts.say('removePhoto', { at: `${at + 1}` })}
            onClick={() => onChange(photos.filter((each) => each !== photo))}
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
              void add([...(currentTarget.files ?? [])]);
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
