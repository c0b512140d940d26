import { OrganizerPage } from '../../components/organizer/organizer-page';
import { useOrganizerWords } from '../../components/organizer/use-organizer-words';
import { useWords } from '../../components/words/use-words';
import words from '../../locales/payouts.zh-TW.json';
import { PayoutList } from './payout-list';

/** /events-published/payouts: what each own event brought in, and whether it is settled. */
export function PayoutsScreen() {
  useOrganizerWords();
  useWords(words);
  return (
    <OrganizerPage view="payouts">
      <PayoutList />
    </OrganizerPage>
  );
}
