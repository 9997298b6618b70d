import look from '../parts/look.module.css';
import { Medal } from '../parts/medal';
import { Scene } from '../parts/scene';
import styles from './vip-tiers-page.module.css';

interface TierProps {
  tier: 'starter' | 'silver' | 'gold';
  title: string;
  condition: string;
  perks: string[];
}

function Tier({ tier, title, condition, perks }: TierProps) {
  return (
    <div className={look.card}>
      <Medal tier={tier} />
      <b>{title}</b>
      <small>{condition}</small>
      {tier === 'silver' && <span className={look.tag}>Your tier</span>}
      <div>
        {perks.map((perk) => (
          <span className={look.done} key={perk}>
            {perk}
          </span>
        ))}
      </div>
    </div>
  );
}

/** All tiers side by side, with the customer's tier highlighted. */
export function RewardsVipTiersPage() {
  return (
    <Scene size="wide">
      <div className={styles.tiers}>
        <Tier
          condition="From your first day"
          perks={['1 point per €1']}
          tier="starter"
          title="Starter"
        />
        <Tier
          condition="€200 a year"
          perks={['1.25 points per €1', '50 points at entry', 'Early access']}
          tier="silver"
          title="Silver"
        />
        <Tier
          condition="€500 a year"
          perks={['1.5 points per €1', '150 points at entry', 'Free shipping']}
          tier="gold"
          title="Gold"
        />
      </div>
    </Scene>
  );
}
