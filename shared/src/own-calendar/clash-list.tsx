import { styled } from 'styled-components';
import { formatHours } from '../booking/booking-hours.rules';
import type { ImportResult } from './own-calendar.repository';

const List = styled.ul`
  display: grid;
  gap: 4px;
  margin-top: 4px;
`;

/** Entries of another calendar that lie in bookings here. */
export function ClashList({ clashes }: Pick<ImportResult, 'clashes'>) {
  return (
    <List>
      {clashes.map(({ title, startAt, endAt }) => (
        <li key={`${startAt} ${endAt} ${title}`}>
          {formatHours(startAt, endAt)} {title}
        </li>
      ))}
    </List>
  );
}
