import { useSession } from '@spotlight/shared/contract';
import { ButtonLink, PlusIcon, StageBand, fromTablet } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { shellLinks } from '@spotlight/shared/contract/links';
import { hasMedia, useWebsitePage } from '@spotlight/shared/website';
import { styled } from 'styled-components';
import eventListTexts from '../../locales/event-list.zh-TW.json';
import { paths } from '../../paths';

const Band = styled(StageBand)`
  display: grid;
  gap: 20px;
  margin-top: calc(var(--section-gap) - 16px);
  padding: 32px 20px;
  @media ${fromTablet} {
    grid-template-columns: 1fr auto;
    align-items: center;
    padding: 56px 64px;
  }
`;

const Title = styled.h2`
  font-size: var(--text-22);
  @media ${fromTablet} {
    font-size: var(--text-28);
    line-height: var(--leading-tight);
  }
`;

const Lead = styled.p`
  margin-top: 8px;
  color: var(--ink-2);
  font-size: var(--text-14);
  @media ${fromTablet} {
    font-size: var(--text-16);
  }
`;

/** Invites to hold an event, in the words of the events banner while that has no picture. Visitors pass through the login page and come out at the form. */
export function CreateEventBand() {
  const t = useTexts(eventListTexts);
  const { isLoggedIn } = useSession();
  const words = useWebsitePage('events')?.banners.find(
    (banner) => banner.bannerKey === 'events-banner' && !hasMedia(banner),
  );
  return (
    <Band lighting="side" isRounded>
      <div>
        <Title>{words?.title ?? t('createBand.title')}</Title>
        <Lead>{words?.subtitle ?? t('createBand.lead')}</Lead>
      </div>
      <ButtonLink
        to={isLoggedIn ? paths.createEvent : shellLinks.login(paths.createEvent)}
        variant="inverse"
        size="lg"
        icon={<PlusIcon size={18} />}
      >
        {t('createBand.action')}
      </ButtonLink>
    </Band>
  );
}
