import { Button, ButtonLink, EmptyState } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { inTheWay } from '../../data/common-time/in-the-way.rules';
import type { CommonTime } from '../../data/common-time/common-time.schema';
import togetherTexts from '../../locales/together.zh-TW.json';
import { daysOf, rangeAfter } from '../../data/common-time/together-filters.rules';
import type { TogetherState } from './use-together-filters';

const Reasons = styled.ul`
  display: grid;
  justify-items: center;
  gap: 8px;
  margin-bottom: 16px;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 4px 12px;
  }
`;

/** No common hours: whose calendar is in the way, and what to do about it. */
export function InTheWay({
  answer,
  state: { filters, hrefWith, apply },
}: {
  answer: CommonTime;
  state: TogetherState;
}) {
  const t = useTexts(togetherTexts);
  const later = rangeAfter(filters);
  const drop = (id: string) =>
    apply({
      venues: filters.venues.filter((each) => each !== id),
      performers: filters.performers.filter((each) => each !== id),
    });
  return (
    <EmptyState
      title={t('together.none.title')}
      help={t('together.none.help')}
      action={
        <>
          <Reasons>
            {inTheWay(answer).map(({ id, name, reason, count }) => (
              <li key={id}>
                {reason === 'alone'
                  ? t('together.none.alone', { name, hours: filters.hours })
                  : t('together.none.without', { name, count })}
                <Button variant="outline" size="sm" onClick={() => drop(id)}>
                  {t('together.none.drop', { name })}
                </Button>
              </li>
            ))}
          </Reasons>
          <ButtonLink to={hrefWith(later)}>
            {t('together.none.later', { days: daysOf(later) })}
          </ButtonLink>
        </>
      }
    />
  );
}
