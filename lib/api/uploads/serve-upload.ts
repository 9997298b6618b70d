import type { Database } from '../database/database';
import { HttpError } from '../http/api-error';
import { isUploadOfReview } from './upload-rows';
import { UPLOADS_PATH, type UploadStore } from './upload-store';

/** Time for which browsers may show an image after its review was removed. Shared caches keep none. */
const MAX_AGE_SECONDS = 300;

/**
 * Serves an uploaded image while a review has it. Its bytes come from strangers, so a browser must treat it as this
 * image type only and run nothing in it.
 */
export async function serveUpload(
  { database, uploads }: { database: Database; uploads: UploadStore },
  name: string,
): Promise<Response> {
  const upload = await uploads.find(name);
  if (!upload || !(await isUploadOfReview(database, name))) {
    return new HttpError(404, [`${UPLOADS_PATH}${name} is not an image of the API`]).toResponse();
  }
  return new Response(upload.stream(), {
    headers: {
      'Content-Type': upload.type,
      'Content-Length': String(upload.size),
      'Content-Disposition': `inline; filename="${name}"`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': `private, max-age=${MAX_AGE_SECONDS}`,
    },
  });
}
