import { formatDate, groupDigits } from '@spotlight/shared/format';
import { QueryView, Skeleton, Table, Td, Th } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { clickRateText } from '../../data/own-ad/click-rate.rules';
import { useAdStats } from '../../data/own-ad/own-ad.queries';
import ownAdsTexts from '../../locales/own-ads.zh-TW.json';
import { ClickChart } from './click-chart';

const Note = styled.p`
  margin-top: 8px;
  color: var(--ink-3);
  font-size: var(--text-12);
`;

/** Impressions and the rate of clicks by day: as a picture, and as the figures that it is made of. */
export function AdStatsPart({ id, title }: { id: string; title: string }) {
  const t = useTexts(ownAdsTexts);
  return (
    <QueryView
      query={useAdStats(id)}
      pending={<Skeleton height={240} radius="var(--radius-card)" />}
      errorTitle={t('ownAds.statsError')}
      isEmpty={({ days }) => days.length === 0}
      empty={<Note>{t('ownAds.noStats')}</Note>}
    >
      {(stats) => (
        <>
          <ClickChart stats={stats} />
          <Table label={t('ownAds.table', { title })} maxHeight="280px">
            <thead>
              <tr>
                <Th>{t('ownAds.day')}</Th>
                <Th isNumeric>{t('ownAds.impressions')}</Th>
                <Th isNumeric>{t('ownAds.clicks')}</Th>
                <Th isNumeric>{t('ownAds.rate')}</Th>
              </tr>
            </thead>
            <tbody>
              {stats.days.toReversed().map((day) => (
                <tr key={day.day}>
                  <Td>{formatDate(day.day)}</Td>
                  <Td isNumeric>{groupDigits(day.impressions)}</Td>
                  <Td isNumeric>{groupDigits(day.clicks)}</Td>
                  <Td isNumeric>{clickRateText(day)}</Td>
                </tr>
              ))}
            </tbody>
          </Table>
          <Note>{t('ownAds.counted')}</Note>
        </>
      )}
    </QueryView>
  );
}
