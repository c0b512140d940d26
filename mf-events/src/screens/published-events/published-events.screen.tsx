import { useSearchParams } from '@spotlight/shared/vendor/router';
import { OrganizerPage } from '../../components/organizer/organizer-page';
import { DeferredSellerOrders } from '../../components/seller-orders/deferred-seller-orders';
import { paths } from '../../paths';
import { OrganizerEventList } from './organizer-event-list';

/** /events-published: own events, and with `?view=orders` what people bought of them. */
export function PublishedEventsScreen() {
  const [params] = useSearchParams();
  const view = params.get('view') === 'orders' ? 'orders' : 'events';
  return (
    <OrganizerPage view={view}>
      {view === 'orders' ? (
        <DeferredSellerOrders path={paths.publishedEvents} />
      ) : (
        <OrganizerEventList />
      )}
    </OrganizerPage>
  );
}
