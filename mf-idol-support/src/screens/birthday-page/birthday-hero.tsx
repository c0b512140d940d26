import { Artwork } from '@spotlight/artwork';
import { formatCount, formatMonthDay } from '@spotlight/shared/format';
import {
  Badge,
  Breadcrumbs,
  ButtonLink,
  CakeIcon,
  Container,
  MegaphoneIcon,
  ShareButton,
  StageBand,
  fromTablet,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { cafeVenuesPath } from '../../data/birthday-page/cafe-venues.rules';
import type { BirthdayPage } from '../../data/birthday-page/birthday-page.schema';
import birthdayPageTexts from '../../locales/birthday-page.zh-TW.json';
import { birthdayPath, performerPath, supportAdsForPath } from '../../paths';
import { ShareCardButton } from './share-card-button';

const Stage = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding-block: 12px 32px;
  @media ${fromTablet} {
    grid-template-columns: minmax(200px, 300px) minmax(0, 1fr);
    gap: 20px 48px;
    align-items: center;
    padding-block: 20px 48px;
    & > nav {
      grid-column: 1 / -1;
    }
  }
`;

const Picture = styled.div`
  max-width: 300px;
  & > span {
    border-radius: var(--radius-card);
  }
`;

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: 12px;
  & > h1 {
    font-size: var(--text-36);
    line-height: var(--leading-tight);
    overflow-wrap: anywhere;
  }
  & > p {
    color: var(--ink-2);
  }
  & > p > a {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;

const Countdown = styled.p`
  && {
    color: var(--ink);
  }
  font-size: var(--text-28);
  font-weight: var(--weight-bold);
  font-variant-numeric: tabular-nums;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
`;

/** Who, when, how long until then, and what can be done for the day. */
export function BirthdayHero({ page }: { page: BirthdayPage }) {
  const t = useTexts(birthdayPageTexts);
  const picture = useRef<HTMLDivElement>(null);
  const { artist, nextDate, daysLeft } = page;
  const { id, performerName: name } = artist;
  const title = t('birthdayPage.title', { name });
  return (
    <StageBand lighting="side">
      <Stage>
        <Breadcrumbs
          items={[
            {
              label: t('birthdayPage.zone'),
              to: birthdayPath(Number(nextDate.slice(5, 7))),
            },
            { label: name },
          ]}
        />
        <Picture ref={picture}>
          <Artwork
            kind="performer"
            id={id}
            category={artist.category}
            title={name}
            imageUrl={page.coverUrl ?? artist.profileImageUrl}
            sizes="300px"
            isDecorative
            isPriority
          />
        </Picture>
        <Words>
          <Badge tone="amber" icon={<CakeIcon size={16} />}>
            {t('birthdayPage.date', { date: formatMonthDay(nextDate) })}
          </Badge>
          <h1>{title}</h1>
          <Countdown>
            {daysLeft === 0
              ? t('birthdayPage.today')
              : t('birthdayPage.daysLeft', { count: daysLeft })}
          </Countdown>
          <p>{page.headline}</p>
          <p>
            {t('birthdayPage.lead', {
              count: artist.followerCount,
              followers: formatCount(artist.followerCount),
            })}
          </p>
          <p>
            <Link to={performerPath(id)}>{t('birthdayPage.performer', { name })}</Link>
          </p>
          <Actions>
            <ButtonLink to={cafeVenuesPath(page)} icon={<CakeIcon size={18} />}>
              {t('birthdayPage.cafe')}
            </ButtonLink>
            <ButtonLink
              to={supportAdsForPath(id)}
              variant="outline"
              icon={<MegaphoneIcon size={18} />}
            >
              {t('birthdayPage.ad')}
            </ButtonLink>
            <ShareCardButton page={page} pictureOf={() => picture.current?.querySelector('img')} />
            <ShareButton title={title} />
          </Actions>
        </Words>
      </Stage>
    </StageBand>
  );
}
