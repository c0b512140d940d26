import { formatDate, groupDigits } from '@spotlight/shared/format';
import { QueryView, Skeleton, Table, Td, Th } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { useAdStats } from '../../data/ad/ad.queries';
import { clickRate } from '../../data/ad/ad.rules';
import detailTexts from '../../locales/ad-detail.zh-TW.json';
import { PartTitle } from '../../room/records.styles';

const Sums = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 8px;
  margin-bottom: 12px;
  & > div {
    padding: 8px 12px;
    border: 1px solid var(--line);
    border-radius: var(--radius-6);
  }
  & dt {
    color: var(--ink-3);
    font-size: var(--text-12);
  }
  & dd {
    margin: 0;
    font-size: var(--text-18);
    font-weight: var(--weight-bold);
    font-variant-numeric: tabular-nums;
  }
`;

/** How often it was seen and pressed: in all, and day by day. */
export function FiguresPart({ id }: { id: string }) {
  const t = useTexts(detailTexts);
  const stats = useAdStats(id);
  return (
    <section>
      <PartTitle>{t('stats.title')}</PartTitle>
      <QueryView
        query={stats}
        pending={<Skeleton height={120} radius="var(--radius-card)" />}
        errorTitle={t('stats.failed')}
      >
        {(all) => (
          <>
            <Sums>
              <div>
                <dt>{t('stats.impressions')}</dt>
                <dd>{groupDigits(all.impressions)}</dd>
              </div>
              <div>
                <dt>{t('stats.clicks')}</dt>
                <dd>{groupDigits(all.clicks)}</dd>
              </div>
              <div>
                <dt>{t('stats.rate')}</dt>
                <dd>{clickRate(all)}</dd>
              </div>
            </Sums>
            {all.days.length === 0 ? (
              <p>{t('stats.none')}</p>
            ) : (
              <Table label={t('stats.byDay')} maxHeight="260px">
                <thead>
                  <tr>
                    <Th>{t('stats.day')}</Th>
                    <Th isNumeric>{t('stats.impressions')}</Th>
                    <Th isNumeric>{t('stats.clicks')}</Th>
                    <Th isNumeric>{t('stats.rate')}</Th>
                  </tr>
                </thead>
                <tbody>
                  {all.days.toReversed().map((day) => (
                    <tr key={day.day}>
                      <Td>{formatDate(day.day)}</Td>
                      <Td isNumeric>{groupDigits(day.impressions)}</Td>
                      <Td isNumeric>{groupDigits(day.clicks)}</Td>
                      <Td isNumeric>{clickRate(day)}</Td>
                    </tr>
                  ))}
                </tbody>
              </Table>
            )}
          </>
        )}
      </QueryView>
    </section>
  );
}
