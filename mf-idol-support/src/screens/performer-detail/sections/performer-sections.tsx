import { StructuredDataScript } from '@spotlight/shared/structured-data';
import type { PerformerDetail } from '../../../data/performer/performer.schema';
import { performerPath } from '../../../paths';
import { EventSection } from './event-section';
import { GoodsSection } from './goods-section';
import { performerStructuredData } from './performer-structured-data.rules';
import { ReviewSection } from './review-section';
import { WorkSection } from './work-section';

/** What is read after the introduction: works, events, goods, reviews. */
export function PerformerSections({ performer }: { performer: PerformerDetail }) {
  const { id, works, products, productCount, upcomingEvents } = performer;
  const url = new URL(performerPath(id), location.origin).href;
  return (
    <>
      <WorkSection id={id} works={works} />
      <EventSection events={upcomingEvents} />
      <GoodsSection id={id} products={products} productCount={productCount} />
      <ReviewSection performer={performer} />
      <StructuredDataScript data={performerStructuredData(performer, url)} />
    </>
  );
}
