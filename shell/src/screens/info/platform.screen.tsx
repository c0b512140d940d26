import type { PrefetchContext } from '@spotlight/shared/contract';
import {
  BuildingIcon,
  ButtonLink,
  CalendarIcon,
  Container,
  MicIcon,
  Panel,
  TicketIcon,
  fromDesktop,
} from '@spotlight/shared/ui/parts';
import { eventLinks, performerLinks, venueLinks } from '@spotlight/shared/contract/links';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { prefetchSiteCounts } from '../../data/site-count/site-count.queries';
import infoTexts from '../../locales/info.zh-TW.json';
import { ArticleHead } from './article-head';
import { Prose } from './prose';
import { SiteFigures } from './site-figures';

const Page = styled(Container)`
  display: grid;
  gap: 32px;
  padding-top: 48px;
`;

const Columns = styled.div`
  display: grid;
  gap: 16px;
  @media ${fromDesktop} {
    grid-template-columns: repeat(2, 1fr);
    gap: 24px;
  }
`;

const Card = styled(Panel)`
  display: flex;
  flex-direction: column;
  gap: 12px;
  & > svg {
    color: var(--accent-ink);
  }
  & > a {
    align-self: start;
    margin-top: auto;
  }
`;

const Title = styled.h2`
  font-size: var(--text-22);
`;

const audiences = [
  { id: 'fan', path: eventLinks.events, Icon: TicketIcon },
  { id: 'performer', path: performerLinks.registerPerformer, Icon: MicIcon },
  { id: 'venue', path: venueLinks.registerVenue, Icon: BuildingIcon },
  { id: 'organizer', path: eventLinks.registerEvent, Icon: CalendarIcon },
] as const;

/** 平台介紹: what each kind of people can do here, and where they begin. */
export function PlatformScreen() {
  const t = useTexts(infoTexts);
  return (
    <Page>
      <ArticleHead page="platform" />
      <SiteFigures />
      <Columns>
        {audiences.map(({ id, path, Icon }) => (
          <Card key={id} as="section">
            <Icon size={32} />
            <Title>{t(`platform.audiences.${id}.title`)}</Title>
            <Prose text={t(`platform.audiences.${id}.text`)} />
            <ButtonLink variant="outline" to={path}>
              {t(`platform.audiences.${id}.action`)}
            </ButtonLink>
          </Card>
        ))}
      </Columns>
    </Page>
  );
}

PlatformScreen.prefetch = (context: PrefetchContext) => prefetchSiteCounts(context);
