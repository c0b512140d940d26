import { Artwork } from '@spotlight/artwork';
import { cityLabel, formatCount, performerCategoryLabel } from '@spotlight/shared/format';
import {
  Badge,
  Breadcrumbs,
  CheckCircleIcon,
  Container,
  fromTablet,
  StageBand,
  Tag,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { PerformerDetail } from '../../data/performer/performer.schema';
import { paths } from '../../paths';
import { texts } from '../../texts';
import { PerformerActions } from './performer-actions';

const Stage = styled(Container)`
  display: grid;
  gap: 12px;
  padding-block: 12px 28px;
  @media ${fromTablet} {
    grid-template-columns: minmax(200px, 320px) minmax(0, 1fr);
    gap: 20px 48px;
    align-items: end;
    padding-block: 20px 48px;
    & > nav {
      grid-column: 1 / -1;
    }
  }
`;

/* On phones the portrait fills the screen's width and melts into the stage under the name. */
const HeroPortrait = styled(Artwork)`
  @media not ${fromTablet} {
    width: auto;
    margin-inline: calc(var(--gutter) * -1);
    margin-bottom: -72px;
    mask-image: linear-gradient(black 62%, transparent);
  }
  @media ${fromTablet} {
    border-radius: var(--radius-card);
  }
`;

const Profile = styled.div`
  position: relative;
  display: grid;
  justify-items: start;
  gap: 8px;
`;

const Tags = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const Name = styled.h1`
  font-size: var(--text-28);
  line-height: var(--leading-tight);
  @media ${fromTablet} {
    font-size: var(--text-36);
  }
`;

const Fact = styled.p`
  color: var(--ink-2);
  font-variant-numeric: tabular-nums;
`;

/** Who it is: portrait, kind, name, city and followers on the stage. */
export function PerformerHero({ performer }: { performer: PerformerDetail }) {
  const t = useTexts(texts);
  const { performerName: name, category, city, genre } = performer;
  const { average, total } = performer.rating;
  const summary = [genre, city && cityLabel(city)].filter(Boolean).join('・');
  return (
    <StageBand lighting="side">
      <Stage>
        <Breadcrumbs
          items={[{ label: t('list.title'), to: paths.performerList }, { label: name }]}
        />
        <HeroPortrait
          kind="performer"
          id={performer.id}
          category={category}
          title={t('detail.portrait', { name })}
          imageUrl={performer.profileImageUrl}
          sizes="(min-width: 768px) 320px, 100vw"
          isPriority
        />
        <Profile>
          <Tags>
            {category && <Tag>{performerCategoryLabel(category)}</Tag>}
            {performer.verified && (
              <Badge tone="success" icon={<CheckCircleIcon size={16} />}>
                {t('detail.verified')}
              </Badge>
            )}
            {performer.status !== 'approved' && (
              <Badge tone="amber">{t(`detail.status.${performer.status}`)}</Badge>
            )}
          </Tags>
          <Name>{name}</Name>
          {summary && <Fact>{summary}</Fact>}
          <Fact>
            {t('performer.followers', {
              count: performer.followerCount,
              followers: formatCount(performer.followerCount),
            })}
            {average !== null &&
              `・${t('performer.rated', { average: average.toFixed(1), total })}`}
          </Fact>
          <PerformerActions performer={performer} />
        </Profile>
      </Stage>
    </StageBand>
  );
}
