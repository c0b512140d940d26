import {
  BuildingIcon,
  ChevronRightIcon,
  MicIcon,
  TicketIcon,
  fromDesktop,
} from '@spotlight/shared/ui/parts';
import { Link } from '@spotlight/shared/vendor/router';
import { eventLinks, performerLinks, venueLinks } from '@spotlight/shared/contract/links';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import homeTexts from '../../locales/home.zh-TW.json';

const List = styled.ul`
  display: grid;
  margin-top: 24px;
  border: 1px solid var(--line);
  border-radius: var(--radius-sheet);
  overflow: hidden;
  /* Lets the beams through, but not so much that they reach the words. */
  background: color-mix(in oklch, var(--stage-ground) 62%, transparent);
  text-align: start;
  & > li + li {
    border-top: 1px solid var(--line);
  }
  @media ${fromDesktop} {
    grid-template-columns: repeat(3, 1fr);
    margin-top: 44px;
    & > li + li {
      border-top: 0;
      border-inline-start: 1px solid var(--line);
    }
  }
`;

const Item = styled.li`
  display: flex;
  gap: 16px;
  padding: 16px;
  @media ${fromDesktop} {
    padding: 22px 24px;
  }
`;

const Sign = styled.span`
  display: grid;
  flex-shrink: 0;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: var(--radius-card);
  background: var(--accent-soft);
  color: var(--accent-ink);
`;

const Title = styled.h2`
  font-size: var(--text-18);
`;

const Text = styled.p`
  color: var(--ink-2);
  font-size: var(--text-14);
  line-height: var(--leading-dense);
`;

const Action = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 44px;
  margin-bottom: -8px;
  color: var(--stage-link);
  font-size: var(--text-14);
  font-weight: var(--weight-bold);
  &:hover {
    text-decoration: underline;
  }
`;

const audiences = [
  { id: 'fan', path: eventLinks.events, Icon: TicketIcon },
  { id: 'performer', path: performerLinks.registerPerformer, Icon: MicIcon },
  { id: 'venue', path: venueLinks.registerVenue, Icon: BuildingIcon },
] as const;

/** What the site is for each of its three kinds of people, and where they begin. */
export function Audiences() {
  const t = useTexts(homeTexts);
  return (
    <List aria-label={t('audiences.label')}>
      {audiences.map(({ id, path, Icon }) => (
        <Item key={id}>
          <Sign>
            <Icon size={24} />
          </Sign>
          <div>
            <Title>{t(`audiences.${id}.title`)}</Title>
            <Text>{t(`audiences.${id}.text`)}</Text>
            <Action to={path}>
              {t(`audiences.${id}.action`)}
              <ChevronRightIcon size={16} />
            </Action>
          </div>
        </Item>
      ))}
    </List>
  );
}
