import { formatPrice } from '@spotlight/shared/format';
import { Button, ConfirmButton, PlusIcon, QueryView, Skeleton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useRateTimes } from '../../components/use-rate-times';
import type { OwnVenue } from '../../data/own-venue/own-venue.schema';
import { useVenue } from '../../data/venue/venue.queries';
import type { VenueDetail } from '../../data/venue/venue.schema';
import { useRemoveRate } from '../../data/venue-rate/venue-rate.mutations';
import incomeTexts from '../../locales/income.zh-TW.json';
import { DeferredRateDialog } from './deferred-rate-dialog';
import { Help, Row, Section, Title } from './income.styles';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

/* What is said of a price breaks before its button does. */
const Rate = styled(Row)`
  flex-wrap: nowrap;
`;

/** What an hour costs when: every price by hours, with the way to set another and to take one back. */
export function RateSection({ venue }: { venue: OwnVenue }) {
  const t = useTexts(incomeTexts);
  const [isAdding, setAdding] = useState(false);
  const isLoading = DeferredRateDialog.useIsLoading();
  return (
    <Section aria-labelledby="income-rates">
      <Row>
        <Title id="income-rates">{t('income.rates.title')}</Title>
        <Button
          variant="outline"
          size="sm"
          icon={<PlusIcon size={18} />}
          isBusy={isAdding && isLoading}
          onClick={() => setAdding(true)}
        >
          {t('income.rates.add')}
        </Button>
      </Row>
      <Help>{t('income.rates.help', { price: formatPrice(venue.pricePerHour) })}</Help>
      <QueryView
        query={useVenue(venue.id)}
        pending={<Skeleton height={64} />}
        errorTitle={t('income.rates.error')}
        isEmpty={(detail) => !detail || detail.rates.length === 0}
        empty={<p>{t('income.rates.none')}</p>}
      >
        {(detail) => (
          <List>
            {detail?.rates.map((rate) => (
              <li key={rate.id}>
                <RateRow venue={venue} rate={rate} />
              </li>
            ))}
          </List>
        )}
      </QueryView>
      {isAdding && (
        <DeferredRateDialog venue={venue} stretch={null} onClose={() => setAdding(false)} />
      )}
    </Section>
  );
}

function RateRow({ venue, rate }: { venue: OwnVenue; rate: VenueDetail['rates'][number] }) {
  const t = useTexts(incomeTexts);
  const { mutateAsync } = useRemoveRate();
  const timesOf = useRateTimes();
  const { id, name, hourlyRate } = rate;
  return (
    <Rate>
      <div>
        <strong>{name}</strong>
        <Help>
          {t('income.rates.row', { times: timesOf(rate), price: formatPrice(hourlyRate) })}
        </Help>
      </div>
      <ConfirmButton
        variant="plain"
        size="sm"
        aria-label={t('income.rates.removeNamed', { name })}
        question={{
          title: t('income.rates.removeNamed', { name }),
          body: t('income.rates.removeBody', { price: formatPrice(venue.pricePerHour) }),
          confirmLabel: t('income.rates.remove'),
          keepLabel: t('income.rates.keep'),
          onConfirm: async () => {
            await mutateAsync({ on: venue, rateId: id });
            return t('income.rates.removed', { name });
          },
        }}
      >
        {t('income.rates.remove')}
      </ConfirmButton>
    </Rate>
  );
}
