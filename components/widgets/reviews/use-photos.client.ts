import { useRef, useState } from 'react';
import { type PreparedPhoto, preparePhoto } from './prepare-photo.client';

/** Limit of `createReview`. */
export const MAX_PHOTOS = 5;

/** The photos of a review that is being written, and what changes them. */
export interface Photos {
  photos: readonly PreparedPhoto[];
  /** @returns the first file that isn't an image, if any */
  add(files: readonly File[]): Promise<File | undefined>;
  remove(photo: PreparedPhoto): void;
  /** The photos, once all of them are prepared. */
  all(): Promise<readonly PreparedPhoto[]>;
}

/** Photos that take a moment to be prepared. */
export function usePhotos(): Photos {
  const [photos, setPhotos] = useState<readonly PreparedPhoto[]>([]);
  // Preparations overlap, and end between two renderings.
  const latest = useRef(photos);
  const preparations = useRef<Promise<unknown>>(Promise.resolve());
  const change = (next: readonly PreparedPhoto[]) => {
    latest.current = next;
    setPhotos(next);
  };
  return {
    photos,
    add(files) {
      const added = Promise.all(files.map(preparePhoto)).then((prepared) => {
        const images = prepared.filter((each) => each !== null);
        change([...latest.current, ...images].slice(0, MAX_PHOTOS));
        return files.find((_, at) => !prepared[at]);
      });
      preparations.current = Promise.all([preparations.current, added]);
      return added;
    },
    remove: (photo) => change(latest.current.filter((each) => each !== photo)),
    async all() {
      await preparations.current;
      return latest.current;
    },
  };
}
