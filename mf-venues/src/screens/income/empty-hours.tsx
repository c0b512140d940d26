import { groupDigits } from '@spotlight/shared/format';
import { Button, ButtonLink } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import { emptyStretches, type EmptyStretch } from '../../data/income/empty-hours.rules';
import type { OccupiedHour } from '../../data/income/income.schema';
import type { OwnVenue } from '../../data/own-venue/own-venue.schema';
import { daysInWords } from '../../data/venue/rate-days.rules';
import incomeTexts from '../../locales/income.zh-TW.json';
import { paths } from '../../paths';
import { DeferredRateDialog } from './deferred-rate-dialog';
import { Help, Row } from './income.styles';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding-top: 12px;
  border-top: 1px solid var(--line);
`;

const Title = styled.h3`
  font-size: var(--text-16);
`;

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** The hours that stand empty the most, and what can be done about each. */
export function EmptyHours({ venue, hours }: { venue: OwnVenue; hours: readonly OccupiedHour[] }) {
  const t = useTexts(incomeTexts);
  const [chosen, setChosen] = useState<EmptyStretch | null>(null);
  const isLoading = DeferredRateDialog.useIsLoading();
  const stretches = emptyStretches(hours);
  const inDays = (weekdays: readonly number[]) => {
    const days = daysInWords(weekdays);
    return days === null ? t('income.rates.everyDay') : t('income.rates.days', { days });
  };
  return (
    <>
      <Title>{t('income.empty.title')}</Title>
      {stretches.length === 0 && <p>{t('income.empty.none')}</p>}
      {stretches.length > 0 && (
        <List>
          {stretches.map((stretch) => {
            const name = t('income.empty.stretch', {
              days: inDays(stretch.weekdays),
              from: clock(stretch.from),
              to: clock(stretch.to),
            });
            return (
              <li key={name}>
                <Row>
                  <div>
                    <strong>{name}</strong>
                    <Help>
                      {t('income.empty.stretchHelp', {
                        hours: groupDigits(Math.round(stretch.minutes / 60)),
                      })}
                    </Help>
                  </div>
                  <Button
                    variant="outline"
                    size="sm"
                    aria-label={`${t('income.empty.setRate')}：${name}`}
                    isBusy={chosen === stretch && isLoading}
                    onClick={() => setChosen(stretch)}
                  >
                    {t('income.empty.setRate')}
                  </Button>
                </Row>
              </li>
            );
          })}
          {!(venue.isSupportFriendly && venue.bookingMode === 'instant') && (
            <li>
              <Row>
                <div>
                  {!venue.isSupportFriendly && <p>{t('income.empty.friendly')}</p>}
                  {venue.bookingMode === 'request' && <p>{t('income.empty.instant')}</p>}
                </div>
                <ButtonLink
                  to={`${paths.venueProfile}?venue=${encodeURIComponent(venue.id)}`}
                  variant="plain"
                  size="sm"
                >
                  {t('income.empty.edit')}
                </ButtonLink>
              </Row>
            </li>
          )}
        </List>
      )}
      {chosen && (
        <DeferredRateDialog venue={venue} stretch={chosen} onClose={() => setChosen(null)} />
      )}
    </>
  );
}
