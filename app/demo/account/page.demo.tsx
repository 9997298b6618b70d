import { DemoAccount } from '@/components/demo/account';
import { demoMetadata } from '@/components/demo/demo-metadata';
import { DemoFrame } from '@/components/demo/frame';

export const metadata = demoMetadata('account');

export default function DemoAccountPage() {
  return (
    <DemoFrame page="account">
      <DemoAccount />
    </DemoFrame>
  );
}
