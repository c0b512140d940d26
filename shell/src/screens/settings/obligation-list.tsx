import { eventLinks, performerLinks, venueLinks } from '@spotlight/shared/contract/links';
import { formatPrice } from '@spotlight/shared/format/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import type { ObligationKind, SettlingPlace } from '@spotlight/shared/data/obligation-kinds';
import type { Obligation } from '../../data/leaving/leaving.schema';
import ownAccountTexts from '../../locales/own-account.zh-TW.json';
import { paths } from '../../paths';

const List = styled.ul`
  display: grid;
  gap: 8px;
  margin-top: 4px;
  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
  }
`;

/** Where one settles what one sold. */
const pathOf: Record<SettlingPlace, string> = {
  events: eventLinks.publishedEvents,
  venue_bookings: venueLinks.ownBookings,
  goods: performerLinks.products,
  performances: performerLinks.performances,
};

/** Where each other kind is settled, or looked at. */
const whereOf: Partial<Record<ObligationKind, string>> = {
  events_with_guests: eventLinks.publishedEvents,
  bookings_as_guest: venueLinks.bookings,
  payments_reported: eventLinks.purchases,
  refunds_to_come: eventLinks.purchases,
  late_money_to_come: eventLinks.purchases,
  goods_to_come: eventLinks.purchases,
  campaigns: paths.notifications,
  tickets_held: eventLinks.tickets,
  plans_running: paths.subscriptionPlans,
  ads_running: performerLinks.adPlans,
};

/** What holds an account, with the way to each. */
export function ObligationList({ items }: { items: readonly Obligation[] }) {
  const t = useTexts(ownAccountTexts);
  return (
    <List>
      {items.map(({ kind, place, count, amount, isLoss }) => {
        const what = t(`leaving.kinds.${kind}`);
        const where = place ? pathOf[place] : whereOf[kind];
        return (
          <li key={`${kind} ${place}`}>
            {amount > 0
              ? t('leaving.line', { what, count, amount: formatPrice(amount) })
              : t('leaving.lineOnly', { what, count })}
            {!isLoss && where && <Link to={where}>{t('leaving.settle')}</Link>}
          </li>
        );
      })}
    </List>
  );
}
