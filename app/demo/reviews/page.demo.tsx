import { demoMetadata } from '@/components/demo/demo-metadata';
import { DemoFrame } from '@/components/demo/frame';
import { PageTitle } from '@/components/demo/page-title';
import { RecordedReviewsPage } from '@/components/demo/recorded-widgets';
import { WidgetSection } from '@/components/demo/widget-section';

export const metadata = demoMetadata('reviews');

export default function DemoReviewsPage() {
  return (
    <DemoFrame page="reviews">
      <PageTitle title="Reviews">What customers say about the shop and its products.</PageTitle>
      <WidgetSection
        of="reviews_page"
        title="All reviews"
        alt="The average of all ratings with its bars, and the newest reviews"
      >
        <RecordedReviewsPage />
      </WidgetSection>
    </DemoFrame>
  );
}
