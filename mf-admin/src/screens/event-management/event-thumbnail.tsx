import { Artwork } from '@spotlight/artwork';
import { styled } from 'styled-components';
import type { ManagedEvent } from '../../data/event/event.schema';

const Thumbnail = styled(Artwork)`
  flex: none;
  width: 56px;
  border-radius: var(--radius-6);
`;

/** The event's poster, small; its title stands right beside it. */
export function EventThumbnail({ event }: { event: ManagedEvent }) {
  return (
    <Thumbnail
      kind="event"
      id={event.id}
      title={event.title}
      category={event.category}
      line={event.posterLine}
      imageUrl={event.imageUrl}
      sizes="56px"
      showWords={false}
      isDecorative
    />
  );
}
