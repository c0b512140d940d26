import { usePageMeta } from '@spotlight/shared/contract';
import {
  Breadcrumbs,
  ButtonLink,
  Container,
  NotFoundState,
  QueryView,
  Skeleton,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useParams } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import { useCampaign } from '../../data/campaign/campaign.queries';
import campaignTexts from '../../locales/campaign.zh-TW.json';
import { paths } from '../../paths';
import { CampaignView } from './campaign-view';

const Column = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  max-width: calc(860px + 2 * var(--gutter));
  padding-block: 20px var(--section-gap);
`;

/** /birthday/campaigns/:id: what money is collected for, how far it is, and where it went. */
export function CampaignScreen() {
  const t = useTexts(campaignTexts);
  const { id = '' } = useParams();
  const query = useCampaign(id);
  usePageMeta({
    title: query.data?.title,
    description: query.data?.description.slice(0, 120),
    image: query.data?.imageUrl ?? undefined,
  });
  return (
    <Column>
      <Breadcrumbs
        items={[
          { label: t('campaign.title'), to: paths.campaigns },
          { label: query.data?.title ?? t('campaign.list') },
        ]}
      />
      <QueryView
        query={query}
        pending={<Skeleton height={420} radius="var(--radius-card)" />}
        errorTitle={t('campaign.error')}
        isEmpty={(campaign) => campaign === null}
        empty={
          <NotFoundState
            title={t('campaign.missing')}
            help={t('campaign.missingHelp')}
            action={<ButtonLink to={paths.campaigns}>{t('campaign.toAll')}</ButtonLink>}
          />
        }
      >
        {(campaign) => campaign && <CampaignView campaign={campaign} />}
      </QueryView>
    </Column>
  );
}
