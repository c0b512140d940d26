import { Link } from '@spotlight/shared/vendor/router';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Artwork } from '@spotlight/artwork';
import { cityLabel } from '../../format/catalogue';
import { formatDateTime } from '../../format/date';
import { PriceText } from '../label/price-text';
import { fromTablet } from '../media';

const List = styled.ul`
  & > li + li {
    border-top: 1px solid var(--line);
  }
`;

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
  /* Chinese may break anywhere, and then does so inside a name: prefer the punctuation. */
  word-break: keep-all;
  overflow-wrap: anywhere;
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
  /* In one piece, where it fits: both days of what lasts into another year do not on the narrowest phone. */
  & > time {
    display: inline-block;
  }
`;

const Offer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
  @media ${fromTablet} {
    flex-direction: column;
    align-items: flex-end;
  }
`;

/** Above the link that covers the row. */
const Action = styled.div`
  position: relative;
  z-index: 1;
  /* The words of a plain button stand below the price, not its edge. */
  margin-inline: -12px;
`;

/** An event as it comes over the wire, as far as a row shows it. */
interface EventRowData {
  id: string;
  title: string;
  /** `YYYY-MM-DD` in Taipei. */
  date: string;
  time: string | null;
  isTimeUndecided: boolean;
  /** Said for what goes on for days. */
  endsAt?: string | null;
  category: string;
  imageUrl: string | null;
  posterLine: string | null;
  /** In words, such as 免費. */
  price: string;
  /** City id. Left out where the page has said the place. */
  city?: string | null;
  location?: string | null;
}

export interface EventRowsProps<Event extends EventRowData> {
  events: readonly Event[];
  /** Address of an event's page. */
  pathOf: (id: string) => string;
  /** Something else to do with an event than to open its page. */
  actionOf?: (event: Event) => ReactNode;
}

/** Events on a page about something else, a row each: poster, title, when and where, price. */
export function EventRows<Event extends EventRowData>({
  events,
  pathOf,
  actionOf,
}: EventRowsProps<Event>) {
  return (
    <List>
      {events.map((event) => (
        <li key={event.id}>
          <EventRow event={event} to={pathOf(event.id)} action={actionOf?.(event)} />
        </li>
      ))}
    </List>
  );
}

interface EventRowProps {
  event: EventRowData;
  to: string;
  action: ReactNode;
}

function EventRow({ event, to, action }: EventRowProps) {
  const titleId = useId();
  const place = [event.city && cityLabel(event.city), event.location].filter(Boolean).join('・');
  return (
    <Row aria-labelledby={titleId}>
      <Poster
        kind="event"
        id={event.id}
        title={event.title}
        category={event.category}
        line={event.posterLine}
        imageUrl={event.imageUrl}
        sizes="144px"
        showWords={false}
        isDecorative
      />
      <div>
        <Title id={titleId}>
          <Link to={to}>{event.title}</Link>
        </Title>
        <Facts>
          <time dateTime={event.date}>
            {formatDateTime(event.date, event.time, event.isTimeUndecided, event.endsAt)}
          </time>
        </Facts>
        {place && <Facts>{place}</Facts>}
      </div>
      <Offer>
        <PriceText label={event.price} />
        {action && <Action>{action}</Action>}
      </Offer>
    </Row>
  );
}
