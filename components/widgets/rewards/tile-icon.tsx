import { Icon, type IconName } from '../parts/icon';
import styles from './tile-icon.module.css';

interface TileIconProps {
  name: IconName;
  /** The image that the shop owner has chosen. */
  image?: string | null;
}

/** What a rule or a reward is about, on a square. */
export function TileIcon({ name, image }: TileIconProps) {
  return (
    <span aria-hidden="true" className={styles.square}>
      {image ? (
        // biome-ignore lint/performance/noImgElement: pages of shops have no images of the framework
        <img alt="" height="24" src={image} width="24" />
      ) : (
        <Icon name={name} />
      )}
    </span>
  );
}
