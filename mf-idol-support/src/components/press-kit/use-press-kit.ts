import type { PressKit } from '@spotlight/shared/contract';
import { cityLabel, formatCount, performerCategoryLabel } from '@spotlight/shared/format';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { PerformerDetail } from '../../data/performer/performer.schema';
import { safeSocialLinks } from '../../data/performer/social-links.rules';
import epkTexts from '../../locales/epk.zh-TW.json';
import { performerPath } from '../../paths';
import { texts } from '../../texts';
import { useFeeText } from '../fee/use-fee-text';

/** What somebody needs to announce or to book a performer, for the file and for paper. */
export function usePressKit() {
  const t = useTexts(epkTexts, texts);
  const feeOf = useFeeText();
  return (performer: PerformerDetail): PressKit => {
    const { performerName: name, rating, experienceYears: years, performanceMinutes } = performer;
    const facts: [label: string, value: string | null][] = [
      [t('epk.kind'), performerCategoryLabel(performer.category)],
      [t('epk.genre'), performer.genre],
      [t('epk.city'), performer.city && cityLabel(performer.city)],
      [t('epk.experience'), years ? t('epk.years', { count: years }) : null],
      [
        t('epk.minutes'),
        performanceMinutes ? t('epk.minutesOf', { count: performanceMinutes }) : null,
      ],
      [t('epk.fee'), feeOf(performer)],
      [
        t('epk.rating'),
        rating.average === null
          ? null
          : t('epk.ratingOf', { average: rating.average.toFixed(1), total: rating.total }),
      ],
      [t('epk.followers'), formatCount(performer.followerCount)],
      // Written out: paper cannot be pressed.
      [t('epk.page'), new URL(performerPath(performer.id), location.origin).href],
    ];
    const links = safeSocialLinks(performer).map(({ network, href }) => ({
      title: t(`detail.network.${network}`),
      href,
    }));
    const works = performer.works.map(({ title, url }) => ({ title, href: url }));
    const parts: PressKit['parts'] = [
      { title: t('epk.bio'), text: performer.bio },
      { title: t('epk.works'), links: works },
      { title: t('epk.links'), links },
      { title: t('epk.rider'), text: performer.techRider },
    ];
    return {
      title: t('epk.title', { name }),
      name,
      facts: facts.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
      parts: parts.filter(({ text, links: listed }) => text || listed?.length),
    };
  };
}
