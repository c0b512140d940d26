import { SectionHeading, fromTablet } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { BirthdayPage } from '../../data/birthday-page/birthday-page.schema';
import birthdayPageTexts from '../../locales/birthday-page.zh-TW.json';
import { OwnWish } from './own-wish';
import { WishForm } from './wish-form';
import { WishList } from './wish-list';

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  @media ${fromTablet} {
    gap: 20px;
  }
`;

/** 生日祝福: one for each person and year, and what the others wrote. */
export function WishPart({ page }: { page: BirthdayPage }) {
  const t = useTexts(birthdayPageTexts);
  const titleId = useId();
  const { artist, wishYear: year, wishCount: count, myWish } = page;
  return (
    <section aria-labelledby={titleId}>
      <SectionHeading
        id={titleId}
        title={t('wishes.title')}
        lead={t('wishes.lead', { year, count })}
      />
      <Column>
        {myWish ? <OwnWish wish={myWish} /> : <WishForm artist={artist} />}
        {count > 0 ? <WishList artistId={artist.id} /> : <p>{t('wishes.none')}</p>}
      </Column>
    </section>
  );
}
