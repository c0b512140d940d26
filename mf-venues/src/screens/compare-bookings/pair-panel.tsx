import { eventStartPath } from '@spotlight/shared/booking';
import { formatPrice } from '@spotlight/shared/format';
import { ButtonLink, ConfirmButton, Panel, SelectField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { AskedDay } from '../../data/venue-booking/compare.rules';
import { useBookTogether } from '../../data/venue-booking/venue-booking.queries';
import compareTexts from '../../locales/compare-bookings.zh-TW.json';

/** Deposits are paid within a day. */
const PAY_HOURS = 24;

const Stack = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  justify-items: start;
  & > h3 {
    font-size: var(--text-16);
  }
  & > :has(select) {
    width: 100%;
  }
`;

const Help = styled.p`
  color: var(--ink-3);
  font-size: var(--text-14);
`;

/** Two offers that fit one another, taken in one press: both or neither. */
export function PairPanel({ pairs }: { pairs: AskedDay['pairs'] }) {
  const t = useTexts(compareTexts);
  const { mutateAsync } = useBookTogether();
  const [chosen, setChosen] = useState('');
  const nameOf = ({ venue, performance }: AskedDay['pairs'][number]) =>
    `${venue.id}/${performance.id}`;
  const pair = pairs.find((each) => nameOf(each) === chosen) ?? pairs[0];
  if (!pair) return null;
  const words = {
    venue: pair.venue.subjectName,
    performer: pair.performance.subjectName,
    total: formatPrice(pair.total),
    deposit: formatPrice(pair.deposit),
  };
  return (
    <Stack>
      <h3>{t('compare.pair.title')}</h3>
      <Help>{t('compare.pair.help', { hours: PAY_HOURS })}</Help>
      <SelectField
        label={t('compare.pair.choice')}
        value={nameOf(pair)}
        options={pairs.map((each) => ({
          value: nameOf(each),
          label: t('compare.pair.option', {
            venue: each.venue.subjectName,
            performer: each.performance.subjectName,
            total: formatPrice(each.total),
          }),
        }))}
        onChange={({ target }) => setChosen(target.value)}
      />
      <strong>{t('compare.pair.sum', words)}</strong>
      <ConfirmButton
        question={{
          title: t('compare.pair.title'),
          body: t('compare.pair.body', words),
          confirmLabel: t('compare.pair.press'),
          keepLabel: t('compare.pair.keep'),
          onConfirm: async () => {
            await mutateAsync({
              venueBookingId: pair.venue.id,
              performanceBookingId: pair.performance.id,
            });
            return t('compare.pair.done');
          },
        }}
      >
        {t('compare.pair.press')}
      </ConfirmButton>
      <ButtonLink to={eventStartPath(pair.venue, pair.performance)} variant="text">
        {t('compare.pair.event')}
      </ButtonLink>
    </Stack>
  );
}
