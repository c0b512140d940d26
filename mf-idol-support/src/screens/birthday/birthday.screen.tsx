import { AdSlot } from '@spotlight/shared/ads';
import type { PrefetchContext } from '@spotlight/shared/contract';
import { taipeiDay } from '@spotlight/shared/format';
import {
  ButtonLink,
  Container,
  EmptyState,
  LitArea,
  PageHeading,
  QueryView,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useSearchParams } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import {
  comingYearOf,
  monthOf,
  neighbourMonth,
  readMonth,
} from '../../data/performer/birthday.rules';
import { prefetchBirthdays, useBirthdays } from '../../data/performer/performer.queries';
import { birthdayPath } from '../../paths';
import { texts } from '../../texts';
import { MonthSwitch } from './month-switch';
import { MonthSkeleton, MonthView } from './month-view';

const Column = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  padding-block: 32px var(--section-gap);
`;

/** 生日專區: who celebrates in a month; this month unless the address says otherwise. */
export function BirthdayScreen() {
  const t = useTexts(texts);
  const [params] = useSearchParams();
  const today = taipeiDay();
  const chosenMonth = readMonth(params.get('month'));
  const month = chosenMonth ?? monthOf(today);
  const year = comingYearOf(month, today);
  const next = neighbourMonth(month, 1);
  const query = useBirthdays(chosenMonth);
  return (
    <LitArea>
      <Column>
        <PageHeading isCentred title={t('birthday.title')} lead={t('birthday.lead')} />
        <MonthSwitch month={month} year={year} total={query.data?.length} />
        <QueryView
          query={query}
          pending={<MonthSkeleton />}
          errorTitle={t('birthday.error')}
          isEmpty={(birthdays) => birthdays.length === 0}
          empty={
            <EmptyState
              title={t('birthday.empty.title', { month })}
              help={t('birthday.empty.help')}
              action={
                <ButtonLink to={birthdayPath(next)}>
                  {t('birthday.empty.action', { month: next })}
                </ButtonLink>
              }
            />
          }
        >
          {(birthdays) => (
            <MonthView birthdays={birthdays} year={year} month={month} today={today} />
          )}
        </QueryView>
        <AdSlot place="birthday" label={t('birthday.ad')} />
      </Column>
    </LitArea>
  );
}

BirthdayScreen.prefetch = (context: PrefetchContext) =>
  prefetchBirthdays(context, readMonth(context.search.get('month')));
