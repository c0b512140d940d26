import { OrganizerPage } from '../../components/organizer/organizer-page';
import { PayoutList } from './payout-list';

/** /events-published/payouts: what each own event brought in, and whether it is settled. */
export function PayoutsScreen() {
  return (
    <OrganizerPage view="payouts">
      <PayoutList />
    </OrganizerPage>
  );
}
