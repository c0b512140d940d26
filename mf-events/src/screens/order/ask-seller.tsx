import type { Order } from '@spotlight/shared/orders/schema';
import { performerLinks, shellLinks, venueLinks } from '@spotlight/shared/contract/links';
import { ButtonLink } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { ContactOrganizerButton } from '../../components/contact-organizer/contact-organizer-button';
import orderPaymentTexts from '../../locales/order-payment.zh-TW.json';

export interface AskSellerProps {
  order: Pick<Order, 'kind' | 'items' | 'sellerType' | 'sellerId'>;
  isFullWidth?: boolean;
}

/** Whoever sells it is asked from the order: the organizer at once, others on the page that they have. */
export function AskSeller({
  order: { kind, items, sellerType, sellerId },
  isFullWidth = false,
}: AskSellerProps) {
  const t = useTexts(orderPaymentTexts);
  const [first] = items;
  if (kind === 'ticket' && first) {
    return <ContactOrganizerButton isFullWidth={isFullWidth} eventId={first.refId} />;
  }
  if (sellerType === 'performer' && sellerId) {
    return (
      <ButtonLink
        variant="outline"
        isFullWidth={isFullWidth}
        to={performerLinks.performer(sellerId)}
      >
        {t('orderPayment.askPerformer')}
      </ButtonLink>
    );
  }
  if (sellerType === 'venue' && sellerId) {
    return (
      <ButtonLink variant="outline" isFullWidth={isFullWidth} to={venueLinks.venue(sellerId)}>
        {t('orderPayment.askVenue')}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink variant="outline" isFullWidth={isFullWidth} to={shellLinks.contact}>
      {t('orderPayment.askPlatform')}
    </ButtonLink>
  );
}
