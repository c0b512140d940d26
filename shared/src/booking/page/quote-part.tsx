import { formatMoment, formatPrice } from '@spotlight/shared/format';
import { Button, ConfirmButton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import pageTexts from '../../locales/booking-page.zh-TW.json';
import { useAcceptQuote, useDeclineQuote } from '../booking.mutations';
import type { Quote } from '../booking.schema';
import { PriceLines } from '../price-lines';
import { Actions, Part, Quiet } from './page.styles';
import { ReasonDialog } from './reason-dialog';

/** What the host asks, line by line, and the guest's yes or no to just this offer. */
export function QuotePart({ quote }: { quote: Quote }) {
  const t = useTexts(pageTexts);
  const accept = useAcceptQuote();
  const decline = useDeclineQuote();
  const [isDeclining, setIsDeclining] = useState(false);
  const { id, number, lines, total, deposit, validUntil, terms } = quote;
  return (
    <Part as="section" aria-label={t('booking.quote.title')}>
      <h2>{t('booking.quote.title')}</h2>
      <Quiet>{t('booking.quote.valid', { moment: formatMoment(validUntil) })}</Quiet>
      <PriceLines lines={lines} total={total} deposit={deposit} />
      {terms && (
        <p>
          <strong>{t('booking.quote.terms')}</strong>
          <br />
          {terms}
        </p>
      )}
      <Actions>
        <ConfirmButton
          size="lg"
          question={{
            tone: 'primary',
            title: t('booking.quote.acceptTitle', { number }),
            body: t('booking.quote.acceptBody', {
              total: formatPrice(total),
              deposit: formatPrice(deposit),
            }),
            confirmLabel: t('booking.quote.accept'),
            keepLabel: t('booking.quote.keep'),
            onConfirm: async () => {
              await accept.mutateAsync(id);
              return t('booking.quote.accepted');
            },
          }}
        >
          {t('booking.quote.accept')}
        </ConfirmButton>
        <Button variant="outline" size="lg" onClick={() => setIsDeclining(true)}>
          {t('booking.quote.decline')}
        </Button>
      </Actions>
      {isDeclining && (
        <ReasonDialog
          title={t('booking.quote.declineTitle')}
          lead={t('booking.quote.declineLead')}
          label={t('booking.quote.declineReason')}
          submitLabel={t('booking.quote.decline')}
          keepLabel={t('booking.quote.keep')}
          onSend={async (reason) => {
            await decline.mutateAsync({ quoteId: id, reason });
            return t('booking.quote.declined');
          }}
          onClose={() => setIsDeclining(false)}
        />
      )}
    </Part>
  );
}
