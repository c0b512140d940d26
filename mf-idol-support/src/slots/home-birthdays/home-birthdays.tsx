import type { PrefetchContext } from '@spotlight/shared/contract';
import { taipeiDay } from '@spotlight/shared/format';
import {
  ButtonLink,
  Container,
  fromDesktop,
  fromTablet,
  QueryView,
  SectionHeading,
  Skeleton,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId } from 'react';
import { styled } from 'styled-components';
import { BirthdayFeature } from '../../components/birthday/birthday-feature';
import { bySoonest, monthOf } from '../../data/performer/birthday.rules';
import { prefetchBirthdays, useBirthdays } from '../../data/performer/performer.queries';
import { paths } from '../../paths';
import { texts } from '../../texts';
import { FurtherBirthdays } from './further-birthdays';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  @media ${fromTablet} {
    grid-template-columns: 280px minmax(0, 1fr);
    gap: 24px;
  }
  @media ${fromDesktop} {
    grid-template-columns: 376px minmax(0, 1fr);
  }
`;

const pending = (
  <Columns>
    <Skeleton height={312} radius="var(--radius-card)" />
    <Skeleton height={312} radius="var(--radius-card)" />
  </Columns>
);

/** 本月壽星 on the home page; the section is left out in a month without birthdays. */
export function HomeBirthdays() {
  const t = useTexts(texts);
  const titleId = useId();
  const query = useBirthdays(null);
  const today = taipeiDay();
  const month = monthOf(today);
  const [next, ...further] = bySoonest(query.data ?? []);
  if (query.data && !next) return null;
  return (
    <Container as="section" aria-labelledby={titleId}>
      <SectionHeading
        id={titleId}
        title={t('home.birthdays.title')}
        lead={
          query.data
            ? t('home.birthdays.lead', { month, total: query.data.length })
            : t('home.birthdays.pendingLead')
        }
        action={
          <ButtonLink to={paths.birthday} variant="text" size="sm">
            {t('home.birthdays.all')}
          </ButtonLink>
        }
      />
      <QueryView query={query} pending={pending} errorTitle={t('birthday.error')}>
        {() =>
          next && (
            <Columns>
              <BirthdayFeature birthday={next} />
              <FurtherBirthdays birthdays={further} month={month} today={today} />
            </Columns>
          )
        }
      </QueryView>
    </Container>
  );
}

HomeBirthdays.prefetch = (context: PrefetchContext) => prefetchBirthdays(context, null);
