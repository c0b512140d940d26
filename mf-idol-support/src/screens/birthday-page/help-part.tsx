import { ButtonLink, Panel, fromTablet } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { cafeVenuesPath } from '../../data/birthday-page/cafe-venues.rules';
import type { BirthdayPage } from '../../data/birthday-page/birthday-page.schema';
import { plannerPath } from '../../data/birthday-plan/planner-path';
import birthdayPageTexts from '../../locales/birthday-page.zh-TW.json';
import { supportAdsForPath } from '../../paths';

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  @media ${fromTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Offer = styled(Panel)`
  display: grid;
  justify-items: start;
  align-content: space-between;
  gap: 12px;
  & > p:first-child {
    font-weight: var(--weight-bold);
  }
  & > p {
    overflow-wrap: anywhere;
  }
`;

/** The two things that can be done for a birthday, in the words of the site's editors. */
export function HelpPart({ page }: { page: BirthdayPage }) {
  const { texts, artist } = page;
  const t = useTexts(birthdayPageTexts);
  return (
    <Pair>
      <Offer as="section">
        <p>{texts.birthdayPrepareActivity ?? t('birthdayPage.cafe')}</p>
        <p>{t('birthdayPage.cafeHelp')}</p>
        <ButtonLink to={cafeVenuesPath(page)}>{t('birthdayPage.cafe')}</ButtonLink>
      </Offer>
      <Offer as="section">
        <p>{texts.birthdayGiftAd ?? t('birthdayPage.ad')}</p>
        <p>{t('birthdayPage.adHelp')}</p>
        <ButtonLink to={supportAdsForPath(artist.id)} variant="outline">
          {t('birthdayPage.ad')}
        </ButtonLink>
        <ButtonLink to={plannerPath({ artistId: artist.id })} variant="outline">
          {t('birthdayPage.planner')}
        </ButtonLink>
      </Offer>
    </Pair>
  );
}
