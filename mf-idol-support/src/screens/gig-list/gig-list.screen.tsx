import { useSession } from '@spotlight/shared/contract';
import { formatPrice } from '@spotlight/shared/format';
import {
  ButtonLink,
  CardGrid,
  Chip,
  ChipRow,
  Container,
  EmptyState,
  PageHeading,
  PagedResults,
  PillSelect,
  PlusIcon,
  Skeleton,
  useListFilters,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import {
  GIG_PAGE_SIZE,
  gigBudgets,
  gigScopes,
  gigSearch,
  gigSorts,
  readGigFilters,
} from '../../data/gig/gig-filters.rules';
import { useGigs } from '../../data/gig/gig.queries';
import gigTexts from '../../locales/gig.zh-TW.json';
import { paths } from '../../paths';
import { GigCard } from './gig-card';
import { GigSearch } from './gig-search';

const Column = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  padding-block: 24px var(--section-gap);
`;

const address = { path: paths.gigs, read: readGigFilters, write: gigSearch };

/** /gigs: who looks for performers now, what one has posted and what one has applied for. */
export function GigListScreen() {
  const t = useTexts(gigTexts);
  const { isLoggedIn } = useSession();
  const { filters, hrefWith, apply, applyTyped } = useListFilters(address);
  const scope = isLoggedIn ? filters.scope : 'public';
  const sort = filters.sort ?? gigSorts[0];
  return (
    <Column>
      <PageHeading
        title={t('gigs.title')}
        lead={t('gigs.lead')}
        action={
          <ButtonLink to={paths.newGig} icon={<PlusIcon size={18} />}>
            {t('gigs.post')}
          </ButtonLink>
        }
      />
      <GigSearch
        filters={filters}
        clearTo={hrefWith({ query: '', city: null, category: null })}
        onSearch={applyTyped}
      />
      {isLoggedIn && (
        <ChipRow label={t('gigs.scope')}>
          {gigScopes.map((choice) => (
            <Chip key={choice} to={hrefWith({ scope: choice })} isSelected={choice === scope}>
              {t(`gigs.scopes.${choice}`)}
            </Chip>
          ))}
        </ChipRow>
      )}
      <PagedResults
        query={useGigs({ ...filters, scope })}
        label={t('gigs.list')}
        count={(total) => t('gigs.total', { count: total })}
        order={t(`gigs.sorts.${sort}`)}
        controls={
          <>
            <PillSelect
              label={t('gigs.budget')}
              value={String(filters.minBudget ?? '')}
              isChosen={filters.minBudget !== null}
              options={[
                { value: '', label: t('gigs.anyBudget') },
                ...gigBudgets.map((budget) => ({
                  value: String(budget),
                  label: t('gigs.budgetFrom', { budget: formatPrice(budget) }),
                })),
              ]}
              onChange={(value) =>
                apply({ minBudget: gigBudgets.find((budget) => String(budget) === value) ?? null })
              }
            />
            <PillSelect
              label={t('gigs.sort')}
              value={sort}
              options={gigSorts.map((value) => ({ value, label: t(`gigs.sorts.${value}`) }))}
              onChange={(value) => apply({ sort: value === gigSorts[0] ? null : value })}
            />
          </>
        }
        page={filters.page}
        pageSize={GIG_PAGE_SIZE}
        hrefFor={(page) => hrefWith({ page })}
        pending={<Skeleton height={420} radius="var(--radius-card)" />}
        empty={
          <EmptyState
            title={t(`gigs.empty.${scope}.title`)}
            help={t(`gigs.empty.${scope}.help`)}
            action={
              <ButtonLink to={scope === 'mine' ? paths.newGig : paths.gigs}>
                {t(`gigs.empty.${scope}.action`)}
              </ButtonLink>
            }
          />
        }
        errorTitle={t('gigs.error')}
      >
        {(gigs) => (
          <CardGrid columns={3} label={t('gigs.list')}>
            {gigs.map((gig) => (
              <GigCard key={gig.id} gig={gig} />
            ))}
          </CardGrid>
        )}
      </PagedResults>
    </Column>
  );
}
