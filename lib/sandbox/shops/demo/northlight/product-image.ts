import { type DrawnProduct, drawings } from './product-drawings.data';

/** How the shapes of a drawing after its body are painted. */
const PAINTS = ["fill='%23070b14' opacity='.22'", "fill='%23fff' opacity='.72'"];

/** Backgrounds of customers' photos, and the part of the drawing that each one shows. */
const PHOTOS = [
  { tile: '#d9d2c4', view: '10 14 52 52' },
  { tile: '#b9c7cf', view: '22 6 56 56' },
  { tile: '#cfc3d3', view: '4 20 60 60' },
];

/**
 * The address of a product's image. It is a data URL, because a sandbox has no server of images: the page of any
 * origin can show it, and the address works where the API runs without the site.
 */
export function productImage(handle: DrawnProduct): string {
  return drawn(handle, drawings[handle].tile, '0 0 80 80');
}

/** The address of a photo of a product, by a customer who came close. */
export function customerPhoto(handle: DrawnProduct, number: number): string {
  const { tile, view } = PHOTOS[number % PHOTOS.length] as (typeof PHOTOS)[number];
  // The API returns it in a field with the format `uri`, which has no spaces.
  return drawn(handle, tile, view).replaceAll(' ', '%20');
}

function drawn(handle: DrawnProduct, tile: string, view: string): string {
  const drawing: { shapes: readonly string[]; body: string; detail?: string } = drawings[handle];
  const { shapes, body, detail = '#ea9602' } = drawing;
  const paints = [`fill='${body}'`, ...PAINTS, `fill='${detail}'`];
  const paths = shapes.map((shape, at) => `<path ${paints[at]} d='${shape}'/>`);
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='${view}'><path fill='${tile}' d='M0 0h80v80H0z'/>${paths.join('')}</svg>`;
  return `data:image/svg+xml,${svg.replaceAll(/#/g, '%23').replaceAll(/[<>]/g, encodeURIComponent)}`;
}
