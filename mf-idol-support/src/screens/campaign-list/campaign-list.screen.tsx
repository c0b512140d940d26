import { useSession } from '@spotlight/shared/contract';
import { formatMoment } from '@spotlight/shared/format';
import promotionTexts from '@spotlight/shared/locales/promotion.zh-TW.json';
import {
  Badge,
  ButtonLink,
  CardGrid,
  Chip,
  ChipRow,
  Container,
  EmptyState,
  PageHeading,
  PagedResults,
  Panel,
  PillSelect,
  PlusIcon,
  Skeleton,
  useListFilters,
  type BadgeTone,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { useId } from 'react';
import { styled } from 'styled-components';
import { CampaignSum } from '../../components/campaign/campaign-sum';
import {
  CAMPAIGN_PAGE_SIZE,
  campaignScopes,
  campaignSearch,
  publicCampaignStates,
  readCampaignFilters,
} from '../../data/campaign/campaign-filters.rules';
import { useCampaigns } from '../../data/campaign/campaign.queries';
import type { CampaignCard } from '../../data/campaign/campaign.schema';
import campaignTexts from '../../locales/campaign.zh-TW.json';
import { campaignPath, paths } from '../../paths';

const Column = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  padding-block: 24px var(--section-gap);
`;

const Card = styled(Panel).attrs({ as: 'article' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  justify-items: start;
  gap: 8px;
  height: 100%;
  & > h2 {
    font-size: var(--text-16);
    overflow-wrap: anywhere;
  }
  & > h2 > a {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;

const Note = styled.p`
  color: var(--ink-2);
  font-size: var(--text-14);
`;

const tones: Record<CampaignCard['status'], BadgeTone> = {
  draft: 'neutral',
  pending: 'warning',
  open: 'info',
  succeeded: 'success',
  failed: 'neutral',
  cancelled: 'neutral',
};

const address = { path: paths.campaigns, read: readCampaignFilters, write: campaignSearch };

/** /birthday/campaigns: what fans collect money for, what one started and takes part in. */
export function CampaignListScreen() {
  const t = useTexts(campaignTexts, promotionTexts);
  const { isLoggedIn } = useSession();
  const { filters, hrefWith, apply } = useListFilters(address);
  const scope = isLoggedIn ? filters.scope : 'public';
  return (
    <Column>
      <PageHeading
        title={t('campaign.title')}
        lead={t('campaign.lead')}
        action={
          <ButtonLink to={paths.newCampaign} icon={<PlusIcon size={18} />}>
            {t('campaigns.start')}
          </ButtonLink>
        }
      />
      {isLoggedIn && (
        <ChipRow label={t('campaign.scope')}>
          {campaignScopes.map((choice) => (
            <Chip
              key={choice}
              to={hrefWith({ scope: choice, state: null })}
              isSelected={choice === scope}
            >
              {t(`campaign.scopes.${choice}`)}
            </Chip>
          ))}
        </ChipRow>
      )}
      <PagedResults
        query={useCampaigns({ ...filters, scope })}
        label={t('campaign.list')}
        count={(total) => t('campaign.total', { count: total })}
        order={t('campaign.order')}
        controls={
          scope === 'public' && (
            <PillSelect
              label={t('campaign.state')}
              value={filters.state ?? 'all'}
              options={[
                { value: 'all', label: t('campaign.anyState') },
                ...publicCampaignStates.map((value) => ({
                  value,
                  label: t(`campaignStatus.${value}`),
                })),
              ]}
              onChange={(value) =>
                apply({ state: publicCampaignStates.find((state) => state === value) ?? null })
              }
            />
          )
        }
        page={filters.page}
        pageSize={CAMPAIGN_PAGE_SIZE}
        hrefFor={(page) => hrefWith({ page })}
        pending={<Skeleton height={360} radius="var(--radius-card)" />}
        empty={
          <EmptyState
            title={t('campaign.empty')}
            help={t('campaign.emptyHelp')}
            action={<ButtonLink to={paths.newCampaign}>{t('campaigns.start')}</ButtonLink>}
          />
        }
        errorTitle={t('campaign.error')}
      >
        {(campaigns) => (
          <CardGrid columns={3} label={t('campaign.list')}>
            {campaigns.map((campaign) => (
              <Entry key={campaign.id} campaign={campaign} />
            ))}
          </CardGrid>
        )}
      </PagedResults>
    </Column>
  );
}

function Entry({ campaign }: { campaign: CampaignCard }) {
  const t = useTexts(campaignTexts, promotionTexts);
  const titleId = useId();
  const { id, title, status, artist } = campaign;
  return (
    <Card aria-labelledby={titleId}>
      <Badge tone={tones[status]}>{t(`campaignStatus.${status}`)}</Badge>
      <h2 id={titleId}>
        <Link to={campaignPath(id)}>{title}</Link>
      </h2>
      <Note>{t('campaign.for', { name: artist.performerName })}</Note>
      <CampaignSum campaign={campaign} />
      <Note>
        {t('campaigns.by', { name: campaign.ownerName, moment: formatMoment(campaign.endsAt) })}
      </Note>
    </Card>
  );
}
