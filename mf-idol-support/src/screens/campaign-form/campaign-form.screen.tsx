import {
  Breadcrumbs,
  ButtonLink,
  Container,
  NotFoundState,
  PageHeading,
  QueryView,
  Skeleton,
  lazyPart,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useSearchParams } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import { useCampaign } from '../../data/campaign/campaign.queries';
import { usePerformer } from '../../data/performer/performer.queries';
import campaignTexts from '../../locales/campaign.zh-TW.json';
import { paths } from '../../paths';

const pending = <Skeleton height={640} radius="var(--radius-card)" />;

const CampaignForm = lazyPart(
  () =>
    import(/* webpackChunkName: "campaign-fields" */ './campaign-form').then((m) => m.CampaignForm),
  { pending },
);

const Column = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  max-width: calc(760px + 2 * var(--gutter));
  padding-block: 20px var(--section-gap);
`;

/** /birthday/campaigns/new: starts a campaign; `?campaign=` goes on with one that is not public yet. */
export function CampaignFormScreen() {
  const t = useTexts(campaignTexts);
  const [params] = useSearchParams();
  const [id, artist] = [params.get('campaign'), params.get('artist')];
  const title = t(id ? 'campaignForm.editTitle' : 'campaignForm.newTitle');
  return (
    <Column>
      <Breadcrumbs
        items={[{ label: t('campaign.title'), to: paths.campaigns }, { label: title }]}
      />
      <PageHeading title={title} lead={t('campaignForm.lead')} />
      {id ? (
        <SavedCampaign id={id} />
      ) : artist ? (
        <ForArtist id={artist} />
      ) : (
        <CampaignForm campaign={null} artist={null} />
      )}
    </Column>
  );
}

function SavedCampaign({ id }: { id: string }) {
  const t = useTexts(campaignTexts);
  return (
    <QueryView
      query={useCampaign(id)}
      pending={pending}
      errorTitle={t('campaign.error')}
      isEmpty={(campaign) =>
        !campaign?.isMine || (campaign.status !== 'draft' && campaign.status !== 'pending')
      }
      empty={
        <NotFoundState
          title={t('campaignForm.missing')}
          help={t('campaignForm.missingHelp')}
          action={<ButtonLink to={paths.campaigns}>{t('campaign.toAll')}</ButtonLink>}
        />
      }
    >
      {(campaign) =>
        campaign && (
          <CampaignForm
            key={id}
            campaign={campaign}
            artist={{ id: campaign.artist.id, name: campaign.artist.performerName }}
          />
        )
      }
    </QueryView>
  );
}

/** Led here from a performer's page. */
function ForArtist({ id }: { id: string }) {
  const t = useTexts(campaignTexts);
  return (
    <QueryView query={usePerformer(id)} pending={pending} errorTitle={t('campaign.error')}>
      {(performer) => (
        <CampaignForm
          campaign={null}
          artist={performer && { id: performer.id, name: performer.performerName }}
        />
      )}
    </QueryView>
  );
}
