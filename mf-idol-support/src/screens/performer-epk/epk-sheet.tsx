import { Artwork } from '@spotlight/artwork';
import { cityLabel, formatCount, performerCategoryLabel } from '@spotlight/shared/format';
import { PrintedFacts } from '@spotlight/shared/print';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useFeeText } from '../../components/fee/use-fee-text';
import type { PerformerDetail } from '../../data/performer/performer.schema';
import { safeSocialLinks } from '../../data/performer/social-links.rules';
import epkTexts from '../../locales/epk.zh-TW.json';
import { performerPath } from '../../paths';
import { texts } from '../../texts';
import { Head, Part } from './epk.styles';

/** What somebody needs to announce or to book a performer. Links are written out: paper cannot be pressed. */
export function EpkSheet({ performer }: { performer: PerformerDetail }) {
  const t = useTexts(epkTexts, texts);
  const { performerName: name, category, city, rating, works, bio, techRider } = performer;
  const fee = useFeeText()(performer);
  const links = safeSocialLinks(performer);
  const facts: (readonly [string, string | null])[] = [
    [t('epk.kind'), performerCategoryLabel(category)],
    [t('epk.genre'), performer.genre],
    [t('epk.city'), city && cityLabel(city)],
    [
      t('epk.experience'),
      performer.experienceYears ? t('epk.years', { count: performer.experienceYears }) : null,
    ],
    [
      t('epk.minutes'),
      performer.performanceMinutes
        ? t('epk.minutesOf', { count: performer.performanceMinutes })
        : null,
    ],
    [t('epk.fee'), fee],
    [
      t('epk.rating'),
      rating.average === null
        ? null
        : t('epk.ratingOf', { average: rating.average.toFixed(1), total: rating.total }),
    ],
    [t('epk.followers'), formatCount(performer.followerCount)],
    [t('epk.page'), new URL(performerPath(performer.id), location.origin).href],
  ];
  return (
    <>
      <Head>
        <Artwork
          kind="performer"
          id={performer.id}
          category={category}
          title={t('detail.portrait', { name })}
          imageUrl={performer.profileImageUrl}
          sizes="200px"
          isPriority
        />
        <div>
          <h1>{name}</h1>
          <PrintedFacts>
            {facts.map(
              ([label, value]) =>
                value && (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ),
            )}
          </PrintedFacts>
        </div>
      </Head>
      {bio && (
        <Part>
          <h2>{t('epk.bio')}</h2>
          <p>{bio}</p>
        </Part>
      )}
      {works.length > 0 && (
        <Part>
          <h2>{t('epk.works')}</h2>
          <ul>
            {works.map(({ title, url }) => (
              <li key={url}>
                {title}
                <br />
                <a href={url} rel="noopener noreferrer">
                  {url}
                </a>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {links.length > 0 && (
        <Part>
          <h2>{t('epk.links')}</h2>
          <ul>
            {links.map(({ network, href }) => (
              <li key={network}>
                {t(`detail.network.${network}`)}
                <br />
                <a href={href} rel="noopener noreferrer">
                  {href}
                </a>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {techRider && (
        <Part>
          <h2>{t('epk.rider')}</h2>
          <p>{techRider}</p>
        </Part>
      )}
    </>
  );
}
