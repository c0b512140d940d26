import {
  BuildingIcon,
  ChevronRightIcon,
  MicIcon,
  TicketIcon,
  fromDesktop,
} from '@spotlight/shared/ui/parts';
import { useTranslation } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import { remotePaths } from '../../paths';

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
  { id: 'fan', path: remotePaths.events, Icon: TicketIcon },
  { id: 'performer', path: remotePaths.registerPerformer, Icon: MicIcon },
  { id: 'venue', path: remotePaths.registerVenue, Icon: BuildingIcon },
] as const;

/** What the site is for each of its three kinds of people, and where they begin. */
export function Audiences() {
  const { t } = useTranslation('shell');
  return (
    <List aria-label={t('home.audiences.label')}>
      {audiences.map(({ id, path, Icon }) => (
        <Item key={id}>
          <Sign>
            <Icon size={24} />
          </Sign>
          <div>
            <Title>{t(`home.audiences.${id}.title`)}</Title>
            <Text>{t(`home.audiences.${id}.text`)}</Text>
            <Action to={path}>
              {t(`home.audiences.${id}.action`)}
              <ChevronRightIcon size={16} />
            </Action>
          </div>
        </Item>
      ))}
    </List>
  );
}
