import { demoMetadata } from '@/components/demo/demo-metadata';
import { DemoFrame } from '@/components/demo/frame';
import { DemoRewards } from '@/components/demo/rewards';

export const metadata = demoMetadata('rewards');

export default function DemoRewardsPage() {
  return (
    <DemoFrame page="rewards">
      <DemoRewards />
    </DemoFrame>
  );
}
