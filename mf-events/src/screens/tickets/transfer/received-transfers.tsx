import { formatMoment } from '@spotlight/shared/format';
import { GiftIcon, Notice } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { useTransfers } from '../../../data/transfer/transfer.queries';
import ticketsTexts from '../../../locales/tickets.zh-TW.json';
import { transferPath } from '../../../paths';

/** Tickets that somebody offers to one's own address. */
export function ReceivedTransfers() {
  const t = useTexts(ticketsTexts);
  const { data } = useTransfers();
  return (
    <>
      {data?.received.map(({ id, fromName: name, event, expiresAt }) => (
        <Notice
          key={id}
          icon={<GiftIcon />}
          title={t('tickets.offeredBy', { name, title: event.title })}
        >
          {t('tickets.givenUntil', { moment: formatMoment(expiresAt) })}{' '}
          <Link to={transferPath(id)}>{t('tickets.viewOffer')}</Link>
        </Notice>
      ))}
    </>
  );
}
