import { categoryLabel } from '@spotlight/shared/format';
import { Badge, fromDesktop } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import type { EventDetail } from '../../../data/event/event-detail.schema';
import eventDetailTexts from '../../../locales/event-detail.zh-TW.json';
import { texts } from '../../../texts';
import { organizerPath } from '../../../paths';
import { splitTitle } from './title-lines.rules';

const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-bottom: 12px;
`;

/** On the dark stage it looks like a tag on artwork. */
const Category = styled(Badge)`
  @media ${fromDesktop} {
    border: 1px solid var(--tag-line);
    background: var(--tag-ground);
    color: var(--tag-ink);
  }
`;

const Title = styled.h1`
  font-size: var(--text-22);
  line-height: var(--leading-title);
  /* Chinese may break anywhere, and then does so inside a name: prefer the punctuation. */
  word-break: keep-all;
  overflow-wrap: anywhere;
  & > span {
    display: block;
  }
  @media ${fromDesktop} {
    font-size: var(--text-36);
    line-height: var(--leading-tight);
    & > span + span {
      font-size: var(--text-22);
      line-height: var(--leading-title);
      color: var(--ink-2);
    }
  }
`;

const Meta = styled.p`
  margin-top: 8px;
  color: var(--ink-2);
  font-size: var(--text-14);
  & > a {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;

/** Category, title, host and how many have registered: the page's h1. */
export function HeroHeading({ event }: { event: EventDetail }) {
  const t = useTexts(eventDetailTexts, texts);
  const [title, latin] = splitTitle(event.title);
  const { organizer } = event;
  const host = organizer && t('detail.hostedBy', { name: organizer.name });
  const attendees = t('card.attendees', { count: event.attendees });
  return (
    <div>
      <Tags>
        <Category tone="accent">{categoryLabel(event.category)}</Category>
        {event.badge && <Badge tone="amber">{t(`card.${event.badge}`)}</Badge>}
      </Tags>
      <Title>
        <span>{title}</span>
        {latin && ' '}
        {latin && <span>{latin}</span>}
      </Title>
      <Meta>
        {organizer?.id && organizer.eventCount > 0 ? (
          <Link to={organizerPath(organizer.id)}>{host}</Link>
        ) : (
          host
        )}
        {host && '・'}
        {attendees}
      </Meta>
    </div>
  );
}
