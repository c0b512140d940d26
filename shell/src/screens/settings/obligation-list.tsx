import { eventLinks, performerLinks, venueLinks } from '@spotlight/shared/contract/links';
import { formatPrice } from '@spotlight/shared/format/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import type { ObligationKind } from '@spotlight/shared/data/obligation-kinds';
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

/** Where each is settled, or looked at. */
const whereOf: Record<ObligationKind, string> = {
  events_with_guests: eventLinks.publishedEvents,
  payments_to_check: eventLinks.publishedEvents,
  refunds_to_send: eventLinks.publishedEvents,
  bookings_as_host: venueLinks.bookings,
  bookings_as_guest: venueLinks.bookings,
  goods_to_send: performerLinks.products,
  payments_reported: eventLinks.purchases,
  refunds_to_come: eventLinks.purchases,
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
      {items.map(({ kind, count, amount, isLoss }) => {
        const what = t(`leaving.kinds.${kind}`);
        return (
          <li key={kind}>
            {amount > 0
              ? t('leaving.line', { what, count, amount: formatPrice(amount) })
              : t('leaving.lineOnly', { what, count })}
            {!isLoss && <Link to={whereOf[kind]}>{t('leaving.settle')}</Link>}
          </li>
        );
      })}
    </List>
  );
}
