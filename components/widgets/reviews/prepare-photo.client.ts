/** A photo to send, with what shows it: policies of shops forbid addresses of files. */
export interface PreparedPhoto {
  id: number;
  canvas: HTMLCanvasElement;
  /** An image that the API accepts, and that is small enough for slow connections. */
  file: Blob;
}

const MAX_SIDE = 1600;
const MAX_BYTES = 1_000_000;
const ACCEPTED = ['image/jpeg', 'image/png', 'image/webp'];

let lastId = 0;

/** Prepares a file; `null` if the browser can't show it as an image. */
export async function preparePhoto(file: Blob): Promise<PreparedPhoto | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  // JPEG has no transparent parts.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const id = ++lastId;
  if (file.size <= MAX_BYTES && ACCEPTED.includes(file.type)) return { id, canvas, file };
  const smaller = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.85);
  });
  return smaller && { id, canvas, file: smaller };
}
