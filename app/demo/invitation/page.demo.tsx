import { demoMetadata } from '@/components/demo/demo-metadata';
import { DemoFrame } from '@/components/demo/frame';
import { PageTitle } from '@/components/demo/page-title';
import { DEMO_PAGES } from '@/components/demo/pages.data';
import { RecordedInvitation } from '@/components/demo/recorded-invitation';
import { WidgetSection } from '@/components/demo/widget-section';
import { Link } from '@/components/link';

export const metadata = demoMetadata('invitation');

/** The page of referral links. */
export default function DemoInvitationPage() {
  return (
    <DemoFrame page="invitation">
      <PageTitle title="An invitation">
        A friend thinks that you would like Northlight.{' '}
        <Link href={DEMO_PAGES.account.path}>Join</Link>, or{' '}
        <Link href={DEMO_PAGES.products.path}>look around first</Link>.
      </PageTitle>
      <WidgetSection
        of="rewards_referrals_page"
        title="Your welcome gift"
        alt="A discount of €10 for the first order, and a field for the email address"
      >
        <RecordedInvitation />
      </WidgetSection>
    </DemoFrame>
  );
}
