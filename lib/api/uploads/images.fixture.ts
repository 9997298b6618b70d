import type { ImageType } from './image-type';

const base64 = (text: string) => Uint8Array.from(Buffer.from(text, 'base64'));

/** A red image of 3 × 2 pixels in each format. */
export const imageBytes: Record<ImageType, Uint8Array<ArrayBuffer>> = {
  'image/jpeg': base64(
    '/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAACAAMDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABAb/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCeAGpH/9k=',
  ),
  'image/png': base64(
    'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAMAAACqqpYoAAAAA1BMVEXMMzN0dFbYAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAC0lEQVQI12NggAAAAAgAAS8g3TEAAAAASUVORK5CYII=',
  ),
  'image/webp': base64(
    'UklGRjQAAABXRUJQVlA4ICgAAACQAQCdASoDAAIAAsBMJaACdLoAA5gA/ujXHrz1McX/5mj9JvpN3MAA',
  ),
};

/** An image as a form has it. @param type the declared one */
export function imageFile(bytes: Uint8Array<ArrayBuffer>, type: string, name = 'scarf.jpg'): File {
  return new File([bytes], name, { type });
}
