import styles from './medal.module.css';

/** The medal of a tier: two ribbons, and a disc with a leaf. */
export function Medal({ tier }: { tier: 'starter' | 'silver' | 'gold' | 'platinum' }) {
  return (
    <svg aria-hidden="true" className={styles.medal} data-tier={tier} viewBox="0 0 48 48">
      <path d="M14 26L8 44l7-2 4 5 6-16zM34 26l6 18-7-2-4 5-6-16z" />
      <path d="M24 3a16 16 0 1 0 .1 0z" />
      <path d="M24 7a12 12 0 1 0 .1 0z" />
      <path d="M24 11q9 8 0 16-9-8 0-16z" />
    </svg>
  );
}
