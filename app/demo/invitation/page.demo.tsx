import { demoMetadata } from '@/components/demo/demo-metadata';
import { DemoFrame } from '@/components/demo/frame';
import { PageTitle } from '@/components/demo/page-title';
import { DEMO_PAGES } from '@/components/demo/pages.data';
import { WidgetPlace } from '@/components/demo/widget-place';
import { Link } from '@/components/link';

export const metadata = demoMetadata('invitation');

/** The page of referral links. The shop gives friends points, so its widget has no code for them. */
export default function DemoInvitationPage() {
  return (
    <DemoFrame page="invitation">
      <PageTitle title="An invitation">
        A friend thinks that you would like Northlight. Join, and both of you get points with your
        first order.
      </PageTitle>
      <WidgetPlace of="rewards_referrals_page" />
      <p>
        <Link href={DEMO_PAGES.account.path}>Join</Link>, or{' '}
        <Link href={DEMO_PAGES.products.path}>look around first</Link>
      </p>
    </DemoFrame>
  );
}
