import { Badge, Tag } from '@spotlight/shared/ui';
import { useTranslation } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { EventDetail } from '../../../data/event/event-detail.schema';
import { splitTitle } from './title-lines.rules';

const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-bottom: 12px;
`;

const Title = styled.h1<{ $isLarge: boolean }>`
  font-size: var(--text-${({ $isLarge }) => ($isLarge ? 36 : 22)});
  line-height: var(${({ $isLarge }) => ($isLarge ? '--leading-tight' : '--leading-title')});
  /* Chinese may break anywhere, and then does so inside a name: prefer the punctuation. */
  word-break: keep-all;
  overflow-wrap: anywhere;
  & > span {
    display: block;
  }
  & > span + span {
    font-size: ${({ $isLarge }) => ($isLarge ? 'var(--text-22)' : '1em')};
    line-height: var(--leading-title);
    color: var(${({ $isLarge }) => ($isLarge ? '--ink-2' : '--ink')});
  }
`;

const Meta = styled.p`
  margin-top: 8px;
  color: var(--ink-2);
  font-size: var(--text-14);
`;

export interface HeroHeadingProps {
  event: EventDetail;
  /** On the dark stage: larger, and the category as a tag for artwork. */
  isOnStage?: boolean;
}

/** Category, title, host and how many have registered: the page's h1. */
export function HeroHeading({ event, isOnStage = false }: HeroHeadingProps) {
  const { t } = useTranslation('events');
  const [title, latin] = splitTitle(event.title);
  const host = event.organizer && t('detail.hostedBy', { name: event.organizer.name });
  const attendees = t('card.attendees', { count: event.attendees });
  return (
    <div>
      <Tags>
        {isOnStage ? <Tag>{event.category}</Tag> : <Badge tone="accent">{event.category}</Badge>}
        {event.badge && <Badge tone="amber">{t(`card.${event.badge}`)}</Badge>}
      </Tags>
      <Title $isLarge={isOnStage}>
        <span>{title}</span>
        {latin && ' '}
        {latin && <span>{latin}</span>}
      </Title>
      <Meta>{[host, attendees].filter(Boolean).join('・')}</Meta>
    </div>
  );
}
