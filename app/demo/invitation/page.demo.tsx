import { demoMetadata } from '@/components/demo/demo-metadata';
import { DemoFrame } from '@/components/demo/frame';
import { PageTitle } from '@/components/demo/page-title';
import { WidgetSection } from '@/components/demo/widget-section';
import { ReferralsPagePicture } from '@/components/widgets/pictures/rewards-referrals-page';

export const metadata = demoMetadata('invitation');

export default function DemoInvitationPage() {
  return (
    <DemoFrame page="invitation">
      <PageTitle title="An invitation">
        A friend thinks that you would like Northlight, and gives you points for your first order.
      </PageTitle>
      <WidgetSection of="rewards_referrals_page" title="Your welcome gift">
        <ReferralsPagePicture />
      </WidgetSection>
    </DemoFrame>
  );
}
