import { Artwork } from '@spotlight/artwork';
import { QueryView } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { EmptyRanking } from '../../components/ranking/ranking-list';
import { RankingNotes } from '../../components/ranking/ranking-notes';
import { RankingSkeleton } from '../../components/ranking/ranking-skeleton';
import { RankList, RankRow } from '../../components/ranking/rank-row';
import { useCampaignRanking } from '../../data/trends/trends.queries';
import trendsTexts from '../../locales/trends.zh-TW.json';

const Picture = styled(Artwork)`
  width: 72px;
  border-radius: var(--radius-control);
`;

/** Campaigns that still gather, on whose page one can join in. */
export function SupportRanking() {
  const t = useTexts(trendsTexts);
  return (
    <QueryView
      query={useCampaignRanking()}
      pending={<RankingSkeleton />}
      errorTitle={t('trends.errorTitle')}
      isEmpty={(campaigns) => campaigns.length === 0}
      empty={<EmptyRanking />}
    >
      {(campaigns) => (
        <>
          <RankList>
            {campaigns.map((campaign, index) => (
              <RankRow
                key={campaign.id}
                rank={index + 1}
                picture={
                  <Picture
                    kind="performer"
                    id={campaign.artist.id}
                    title={campaign.artist.performerName}
                    category="artist"
                    imageUrl={campaign.imageUrl}
                    sizes="72px"
                    isDecorative
                  />
                }
                title={campaign.title}
                to={`/birthday/artist/${campaign.artist.id}`}
                facts={[
                  campaign.artist.performerName,
                  [
                    t('trends.backers', { count: campaign.backers }),
                    t('trends.goal', {
                      share: Math.floor((campaign.pledgedTotal / campaign.goal) * 100),
                    }),
                  ].join('・'),
                ]}
              />
            ))}
          </RankList>
          <RankingNotes counts="support" />
        </>
      )}
    </QueryView>
  );
}
