import { HttpError } from '../http/api-error';
import { UPLOADS_PATH, type UploadStore } from './upload-store';

const YEAR_SECONDS = 31_536_000;

/**
 * Serves an uploaded image. Its bytes come from strangers, so a browser must treat it as this image type only and run
 * nothing in it.
 */
export async function serveUpload(
  { uploads }: { uploads: UploadStore },
  name: string,
): Promise<Response> {
  const upload = await uploads.read(name);
  if (!upload) {
    return new HttpError(404, [`${UPLOADS_PATH}${name} is not an image of the API`]).toResponse();
  }
  const { type, bytes } = upload;
  return new Response(Buffer.from(bytes), {
    headers: {
      'Content-Type': type,
      'Content-Length': String(bytes.byteLength),
      'Content-Disposition': `inline; filename="${name}"`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'cross-origin',
      // An image never changes: another one gets another name.
      'Cache-Control': `public, max-age=${YEAR_SECONDS}, immutable`,
    },
  });
}
