import { useSession } from '@spotlight/shared/contract';
import { readChoice, writeSearch } from '@spotlight/shared/format/parts';
import { PlanChoice, SubscriptionDesk, type Audience } from '@spotlight/shared/subscription';
import { PillSelect, QueryView, Skeleton } from '@spotlight/shared/ui/parts';
import { useNavigate, useSearchParams } from '@spotlight/shared/vendor/router';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useOwnPages } from '../../data/own-page/own-page.queries';
import type { OwnPage } from '../../data/own-page/own-page.schema';
import plansTexts from '../../locales/plans.zh-TW.json';
import { loginPath, paths, registerPath } from '../../paths';

const pending = <Skeleton height={320} radius="var(--radius-card)" />;

/**
 * The plans of one audience: for its members with what runs, for everybody else with the way to become one. Choosing
 * a plan leads a visitor to sign in and back here, and somebody without a page to the form of one.
 */
export function AudiencePlans({ audience }: { audience: Audience }) {
  const t = useTexts(plansTexts);
  const { isLoggedIn } = useSession();
  const own = useOwnPages(audience);
  const here = paths.subscriptionPlans + writeSearch({ for: audience });
  if (!isLoggedIn)
    return <PlanChoice audience={audience} owner={null} beginPath={loginPath(here)} />;
  return (
    <QueryView query={own} pending={pending} errorTitle={t('error')}>
      {(pages) =>
        pages.length > 0 ? (
          <OwnPlans audience={audience} pages={pages} />
        ) : (
          <PlanChoice audience={audience} owner={null} beginPath={registerPath(audience, here)} />
        )
      }
    </QueryView>
  );
}

/** `?page=` chooses among several pages. */
function OwnPlans({ audience, pages }: { audience: Audience; pages: OwnPage[] }) {
  const t = useTexts(plansTexts);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const asked = readChoice(
    params,
    'page',
    pages.map(({ id }) => id),
  );
  const page = pages.find(({ id }) => id === asked) ?? pages[0];
  if (!page) return null;
  return (
    <>
      {pages.length > 1 && (
        <PillSelect
          label={t(`audience.${audience}`)}
          value={page.id}
          options={pages.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) =>
            void navigate(paths.subscriptionPlans + writeSearch({ for: audience, page: id }), {
              replace: true,
              preventScrollReset: true,
            })
          }
        />
      )}
      <SubscriptionDesk key={page.id} subscriber={{ audience, id: page.id, name: page.name }} />
    </>
  );
}
