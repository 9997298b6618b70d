import styles from './product-photo.module.css';

/** The photo of a product, which is a drawing. Its title is beside it. */
export function ProductPhoto({ image }: { image: string }) {
  // biome-ignore lint/performance/noImgElement: no page has images that a server resizes
  return <img className={styles.photo} src={image} alt="" width={80} height={80} />;
}
