import { usePageMeta, type PrefetchContext } from '@spotlight/shared/contract';
import { cutText, formatDate, formatPrice, taipeiDay } from '@spotlight/shared/format';
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
import { prefetchCampaign, useCampaign } from '../../data/campaign/campaign.queries';
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
  const campaign = query.data;
  usePageMeta({
    title: campaign?.title,
    description: cutText(campaign?.description ?? '', 120) || undefined,
    image: campaign?.imageUrl ?? undefined,
    card: campaign && {
      artwork: { kind: 'performer', id: campaign.artist.id, category: '' },
      imageUrl: campaign.imageUrl,
      title: campaign.title,
      badge: t('campaign.title'),
      line: campaign.artist.performerName,
      lead: t('campaign.shareGoal', { goal: formatPrice(campaign.goal) }),
      when: t('campaign.shareUntil', { day: formatDate(taipeiDay(campaign.endsAt)) }),
    },
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
        isEmpty={(data) => data === null}
        empty={
          <NotFoundState
            title={t('campaign.missing')}
            help={t('campaign.missingHelp')}
            action={<ButtonLink to={paths.campaigns}>{t('campaign.toAll')}</ButtonLink>}
          />
        }
      >
        {(data) => data && <CampaignView campaign={data} />}
      </QueryView>
    </Column>
  );
}

CampaignScreen.prefetch = (context: PrefetchContext) =>
  prefetchCampaign(context, context.params['id'] ?? '');
