import styles from './tier-benefits.module.css';

/** What customers have in a tier, one benefit in a line. */
export function TierBenefits({ benefits }: { benefits: readonly string[] }) {
  if (benefits.length === 0) return null;
  return (
    <ul className={styles.benefits}>
      {benefits.map((benefit) => (
        <li key={benefit}>{benefit}</li>
      ))}
    </ul>
  );
}
