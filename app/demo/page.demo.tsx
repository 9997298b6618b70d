import { demoMetadata } from '@/components/demo/demo-metadata';
import { DemoFrame } from '@/components/demo/frame';
import { DemoHome } from '@/components/demo/home';
import { PageHead } from '@/components/shell/page-head';

export const metadata = demoMetadata('home');

export default function DemoHomePage() {
  return (
    <DemoFrame page="home">
      <PageHead path="/demo" />
      <DemoHome />
    </DemoFrame>
  );
}
