import { useSession } from '@spotlight/shared/contract';
import { readChoice, writeSearch } from '@spotlight/shared/format/parts';
import { PlanComparison, audiences, type Audience } from '@spotlight/shared/subscription';
import { Container, LitArea, SegmentedControl, fromTablet } from '@spotlight/shared/ui/parts';
import { useNavigate, useSearchParams } from '@spotlight/shared/vendor/router';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import plansTexts from '../../locales/plans.zh-TW.json';
import { paths } from '../../paths';
import { AudiencePlans } from './audience-plans';

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  padding-top: 32px;
`;

const Head = styled.div`
  display: grid;
  justify-items: start;
  gap: 12px;
  & > h1 {
    font-size: var(--text-28);
    line-height: var(--leading-tight);
  }
  & > p {
    color: var(--ink-2);
  }
  @media ${fromTablet} {
    justify-items: center;
    text-align: center;
    & > h1 {
      font-size: var(--text-36);
    }
  }
`;

const Note = styled.p`
  color: var(--ink-3);
  font-size: var(--text-14);
`;

/** 訂閱方案: the plans of performers and venues, what one has, and what else there is. `?for=` says whose. */
export function PlansScreen() {
  const t = useTexts(plansTexts);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { userType } = useSession();
  const audience: Audience =
    readChoice(params, 'for', audiences) ?? (userType === 'venue' ? 'venue' : 'performer');
  return (
    <LitArea>
      <Page>
        <Head>
          <h1>{t('title')}</h1>
          <p>{t('lead')}</p>
          <SegmentedControl
            label={t('audience.label')}
            value={audience}
            options={audiences.map((value) => ({ value, label: t(`audience.${value}`) }))}
            onChange={(value) =>
              void navigate(paths.subscriptionPlans + writeSearch({ for: value }), {
                replace: true,
                preventScrollReset: true,
              })
            }
          />
        </Head>
        <AudiencePlans key={audience} audience={audience} />
        <PlanComparison audience={audience} />
        <Note>{t('note')}</Note>
      </Page>
    </LitArea>
  );
}
