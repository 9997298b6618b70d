import { type DrawnProduct, drawings } from './product-drawings.data';

/** How the shapes of a drawing after its body are painted. */
const PAINTS = ["fill='%23070b14' opacity='.22'", "fill='%23fff' opacity='.72'"];

/**
 * The address of a product's image. It is a data URL, because a sandbox has no server of images: the page of any
 * origin can show it, and the address works where the API runs without the site.
 */
export function productImage(handle: DrawnProduct): string {
  const drawing: { shapes: readonly string[]; tile: string; body: string; detail?: string } =
    drawings[handle];
  const { shapes, tile, body, detail = '#ea9602' } = drawing;
  const paints = [`fill='${body}'`, ...PAINTS, `fill='${detail}'`];
  const paths = shapes.map((shape, at) => `<path ${paints[at]} d='${shape}'/>`);
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 80 80'><path fill='${tile}' d='M0 0h80v80H0z'/>${paths.join('')}</svg>`;
  return `data:image/svg+xml,${svg.replaceAll(/#/g, '%23').replaceAll(/[<>]/g, encodeURIComponent)}`;
}
