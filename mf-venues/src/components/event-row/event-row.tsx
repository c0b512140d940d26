import { Artwork } from '@spotlight/shared/artwork';
import { formatDateTime } from '@spotlight/shared/format';
import { fromTablet, PriceText } from '@spotlight/shared/ui';
import { Link } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import type { VenueEvent } from '../../data/venue/venue.schema';
import { eventPath } from '../../paths';

const Row = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 104px minmax(0, 1fr);
  align-items: center;
  gap: 4px 16px;
  padding-block: 16px;
  &:hover h3 {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 4px;
  }
  @media ${fromTablet} {
    grid-template-columns: 144px minmax(0, 1fr) auto;
    column-gap: 20px;
  }
`;

const Poster = styled(Artwork)`
  border-radius: var(--radius-control);
  @media not ${fromTablet} {
    grid-row: span 2;
  }
`;

const Title = styled.h3`
  font-size: var(--text-16);
  & > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const Facts = styled.p`
  color: var(--ink-2);
  font-size: var(--text-14);
  line-height: var(--leading-dense);
  font-variant-numeric: tabular-nums;
  & > time {
    white-space: nowrap;
  }
`;

/** An event in a list on another page: poster, title, when, price. */
export function EventRow({ event }: { event: VenueEvent }) {
  return (
    <Row>
      <Poster
        kind="event"
        id={event.id}
        title={event.title}
        category={event.category}
        line={event.poster_line}
        imageUrl={event.image_url}
        sizes="144px"
        showWords={false}
        isDecorative
      />
      <div>
        <Title>
          <Link to={eventPath(event.id)}>{event.title}</Link>
        </Title>
        <Facts>
          <time dateTime={event.date}>
            {formatDateTime(event.date, event.time, event.time_undecided)}
          </time>
        </Facts>
      </div>
      <PriceText label={event.price} />
    </Row>
  );
}
