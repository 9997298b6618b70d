import styles from './icon.module.css';

const SHAPES = {
  arrowLeft: 'M14 6l-6 6 6 6',
  arrowRight: 'M10 6l6 6-6 6',
  bag: 'M5 8h14l1 12H4zM9 8a3 3 0 0 1 6 0',
  cake: 'M4 20v-7h16v7zM12 13V9M4 16.5q4 3 8 0 4 3 8 0M12 6V5',
  camera: 'M4 8h4l2-3h4l2 3h4v11H4zM12 10a3.5 3.5 0 1 0 .1 0',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  clock: 'M12 3a9 9 0 1 0 .1 0M12 7v5l3 2',
  close: 'M6 6l12 12M18 6L6 18',
  coin: 'M12 3a9 9 0 1 0 .1 0M12 7.5c3 2.5 3 6.5 0 9-3-2.5-3-6.5 0-9',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  down: 'M6 10l6 6 6-6',
  gift: 'M4 12v8h16v-8M3 8h18v4H3zM12 8v12M12 8C9 8 7 7 7 5s4-2 5 3c1-5 5-5 5-3s-2 3-5 3',
  heart: 'M12 20C4 14 3 11 3 8.5 3 4 9 3 12 7.5 15 3 21 4 21 8.5c0 2.5-1 5.5-9 11.5z',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  mail: 'M3 6h18v13H3zM3 7l9 7 9-7',
  message: 'M4 5h16v11H11l-5 4v-4H4z',
  minus: 'M6 12h12',
  pause: 'M8 6v12M16 6v12',
  pencil: 'M4 20l1-4L16 5l3 3L8 19z',
  play: 'M8 5l11 7-11 7z',
  plus: 'M12 6v12M6 12h12',
  search: 'M11 4a7 7 0 1 0 .1 0M16 16l4.5 4.5',
  share: 'M12 15V4M8 7.5L12 4l4 3.5M6 12H5v8h14v-8h-1',
  shield: 'M12 3l8 3c0 7-3 12-8 15-5-3-8-8-8-15zM8.5 12l2.5 2.5 4.5-5',
  star: 'M12 3l2.7 6 6.3.6-4.8 4.3 1.5 6.4L12 17l-5.7 3.3 1.5-6.4L3 9.6 9.3 9z',
  thumb: 'M4 10v10h3V10zM7 11l4-8q3 .5 2 6h7l-2 11H7',
  trash: 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13',
  truck: 'M2 6h12v11H2zM14 10h4l4 4v3h-8M6 20a2 2 0 1 0-.1 0M18 20a2 2 0 1 0-.1 0',
  user: 'M12 4a4 4 0 1 0 .1 0M4 21c0-8 16-8 16 0',
} as const;

export type IconName = keyof typeof SHAPES;

interface IconProps {
  name: IconName;
  full?: boolean;
}

/** A line icon in the color and size of the surrounding text; `full` fills its shape. */
export function Icon({ name, full = false }: IconProps) {
  return (
    <svg aria-hidden="true" className={full ? styles.full : styles.icon} viewBox="0 0 24 24">
      <path d={SHAPES[name]} />
    </svg>
  );
}
