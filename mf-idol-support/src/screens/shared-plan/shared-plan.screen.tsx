import { usePageMeta } from '@spotlight/shared/contract';
import { cityLabel, formatDate, formatPrice, taipeiDay } from '@spotlight/shared/format';
import {
  ButtonLink,
  Container,
  NotFoundState,
  PageHeading,
  QueryView,
  Skeleton,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useParams } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import { PlanCard } from '../../components/birthday-plan/plan-card';
import { useSharedPlan } from '../../data/birthday-plan/birthday-plan.queries';
import { plannerPath } from '../../data/birthday-plan/planner-path';
import plannerTexts from '../../locales/birthday-planner.zh-TW.json';
import { paths } from '../../paths';

const Column = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  max-width: calc(640px + 2 * var(--gutter));
  padding-block: 32px var(--section-gap);
`;

/** /support-ad-service/plans/:token: a plan for whoever has its address. Not for search engines. */
export function SharedPlanScreen() {
  const t = useTexts(plannerTexts);
  const { token = '' } = useParams();
  const query = useSharedPlan(token);
  const name = query.data?.artist.performerName ?? '';
  usePageMeta({ title: name && t('planner.sharedTitle', { name }) });
  return (
    <Column>
      <QueryView
        query={query}
        pending={<Skeleton height={560} radius="var(--radius-card)" />}
        errorTitle={t('planner.sharedError')}
        isEmpty={(shared) => shared === null}
        empty={
          <NotFoundState
            title={t('planner.missing.title')}
            help={t('planner.missing.help')}
            action={<ButtonLink to={paths.planner}>{t('planner.missing.action')}</ButtonLink>}
          />
        }
      >
        {(shared) =>
          shared && (
            <>
              <PageHeading
                title={t('planner.sharedTitle', { name })}
                lead={t('planner.sharedLead', {
                  day: formatDate(shared.day),
                  city: cityLabel(shared.city),
                  budget: formatPrice(shared.budget),
                })}
              />
              <PlanCard plan={shared.plan} day={shared.day} artistId={shared.artist.id}>
                <p>{t('planner.savedOn', { date: formatDate(taipeiDay(shared.savedAt)) })}</p>
                <ButtonLink
                  variant="outline"
                  to={plannerPath({
                    artistId: shared.artist.id,
                    day: shared.day,
                    city: shared.city,
                    budget: shared.budget,
                  })}
                >
                  {t('planner.again')}
                </ButtonLink>
              </PlanCard>
            </>
          )
        }
      </QueryView>
    </Column>
  );
}
