import { VisuallyHidden } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { eventLinks } from '@spotlight/shared/contract/links';
import { styled } from 'styled-components';
import type { ManagedEvent } from '../../data/event/event.schema';
import { texts } from '../../texts';

const Title = styled.a`
  display: block;
  font-weight: var(--weight-bold);
  line-height: var(--leading-dense);
  &:hover {
    color: var(--accent-ink);
    text-decoration: underline;
  }
  &:not([data-wrapped]) {
    max-width: 17em;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

interface EventLinkProps {
  event: Pick<ManagedEvent, 'id' | 'title'>;
  /** Long titles wrap instead of ending in an ellipsis. */
  isWrapped?: boolean;
}

/** An event's title; opens its public page in a new tab, so that the list keeps its place. */
export function EventLink({ event: { id, title }, isWrapped }: EventLinkProps) {
  const t = useTexts(texts);
  return (
    <Title
      href={eventLinks.event(id)}
      target="_blank"
      rel="noopener"
      title={isWrapped ? undefined : title}
      data-wrapped={isWrapped || undefined}
    >
      {title}
      <VisuallyHidden> {t('events.newTab')}</VisuallyHidden>
    </Title>
  );
}
