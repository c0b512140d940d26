import { Artwork } from '@spotlight/artwork';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { performerLinks } from '@spotlight/shared/contract/links';
import { styled } from 'styled-components';
import type { EventDetail } from '../../../data/event/event-detail.schema';
import { readLineUp } from '../../../data/event/line-up.schema';
import eventSectionsTexts from '../../../locales/event-sections.zh-TW.json';
import { Section } from './section';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  & > li > * {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 44px;
    padding: 4px 16px 4px 4px;
    border: 1px solid var(--line);
    border-radius: var(--radius-pill);
    background: var(--surface);
    line-height: var(--leading-dense);
  }
  & > li > a:hover {
    border-color: var(--line-control);
    text-decoration: underline;
  }
  & > li > span {
    padding-inline-start: 16px;
  }
`;

const Portrait = styled(Artwork)`
  flex-shrink: 0;
  width: 36px;
  border-radius: var(--radius-pill);
`;

/** Who is on stage; those with a page here lead to it. */
export function LineUpSection({ lineUp }: Pick<EventDetail, 'lineUp'>) {
  const t = useTexts(eventSectionsTexts);
  const { performers, guests } = readLineUp(lineUp);
  if (performers.length === 0 && guests.length === 0) return null;
  return (
    <Section title={t('sections.lineUp')}>
      <List>
        {performers.map(({ id, name, imageUrl }) => (
          <li key={id}>
            <Link to={performerLinks.performer(id)}>
              <Portrait kind="avatar" id={id} title={name} imageUrl={imageUrl} isDecorative />
              {name}
            </Link>
          </li>
        ))}
        {guests.map((name) => (
          <li key={name}>
            <span>{name}</span>
          </li>
        ))}
      </List>
    </Section>
  );
}
