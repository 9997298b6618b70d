import { existsSync, readdirSync } from 'node:fs';
import { beforeEach } from 'vitest';
import { api, productId, setUpFeedbackApi } from '../../tools/testing/api/feedback-api';
import { createTestUploads } from '../../tools/testing/api/test-uploads';
import { imageBytes, imageFile } from './images.fixture';
import type { UploadStore } from './upload-store';

/** Image store of the API in the current test. */
export let uploads: UploadStore;
/** The folder of the images. */
export let directory: string;

/** Prepares an API with an empty folder for images for each test of a file. Call it outside tests. */
export function setUpUploads(): void {
  beforeEach(() => {
    ({ uploads, directory } = createTestUploads());
  });
  setUpFeedbackApi({ apiOptions: () => ({ uploads }) });
}

/** A small image. */
export const jpeg = () => imageFile(imageBytes['image/jpeg'], 'image/jpeg');

/** A review of the product by a guest, as a form with images. */
export function form(files: readonly File[], fields: object = {}): FormData {
  const data = new FormData();
  const all = { productId, rate: 5, body: 'Warm.', guestName: 'Ilse', ...fields };
  for (const [name, value] of Object.entries({ guestEmail: 'ilse@mail.example', ...all })) {
    if (value !== undefined) data.append(name, String(value));
  }
  for (const file of files) data.append('images', file);
  return data;
}

/** Creates a review with a form. */
export const send = (
  files: readonly File[],
  fields: object = {},
  headers: Record<string, string> = {},
) => api.call('createReview', { body: form(files, fields), headers });

/** The names of the stored images. */
export const storedFiles = () => (existsSync(directory) ? readdirSync(directory) : []);

/** Sends a request for an image. */
export const get = (url: string, init: RequestInit = {}) => api.send(new Request(url, init));
