import { Container, fromDesktop, fromTablet } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { PerformerDetail } from '../../data/performer/performer.schema';
import { safeSocialLinks } from '../../data/performer/social-links.rules';
import { texts } from '../../texts';
import { BirthdayPanel } from './birthday-panel';
import { ClaimPanel } from './claim-panel';
import { DeferredSections } from './deferred-sections';
import { InvitePanel } from './invite-panel';
import { SocialLinks } from './social-links';

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px 48px;
  padding-block: 32px var(--section-gap);
  @media ${fromDesktop} {
    grid-template-columns: minmax(0, 1fr) 340px;
    align-items: start;
    padding-top: 48px;
  }
`;

const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;
`;

const Aside = styled.aside`
  display: grid;
  gap: 16px;
`;

const Heading = styled.h2`
  margin-bottom: 12px;
  font-size: var(--text-22);
  line-height: var(--leading-tight);
  @media ${fromTablet} {
    font-size: var(--text-28);
  }
`;

const Prose = styled.div`
  display: grid;
  gap: 12px;
  max-width: 40em;
  color: var(--ink-2);
  white-space: pre-line;
`;

/** What there is to know: biography, birthday, usual fee, links; below it works, events, goods, reviews. */
export function PerformerBody({ performer }: { performer: PerformerDetail }) {
  const t = useTexts(texts);
  const { id, bio, birthday, daysToBirthday: daysLeft } = performer;
  return (
    <Columns>
      <Main>
        <section>
          <Heading>{t('detail.bio')}</Heading>
          <Prose>
            {(bio?.trim() || t('detail.noBio')).split(/\n{2,}/).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
        </section>
        <DeferredSections performer={performer} />
      </Main>
      <Aside aria-label={t('detail.facts')}>
        {birthday && daysLeft !== null && (
          <BirthdayPanel id={id} birthday={birthday} daysLeft={daysLeft} />
        )}
        <InvitePanel performer={performer} />
        {performer.ownerId === null && <ClaimPanel performer={performer} />}
        <SocialLinks links={safeSocialLinks(performer)} name={performer.performerName} />
      </Aside>
    </Columns>
  );
}
