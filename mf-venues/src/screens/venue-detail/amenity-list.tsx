import { amenityLabel } from '@spotlight/shared/format';
import { CheckIcon } from '@spotlight/shared/ui';
import { styled } from 'styled-components';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: 10px 16px;
  & > li {
    display: flex;
    align-items: center;
    gap: 8px;
    min-width: 0;
    color: var(--ink-2);
    line-height: var(--leading-dense);
  }
  & svg {
    flex-shrink: 0;
    color: var(--success-ink);
  }
`;

/** What the venue offers: entries of the catalogue, and words of the owner. */
export function AmenityList({ amenities }: { amenities: readonly string[] }) {
  return (
    <List>
      {amenities.map((amenity) => (
        <li key={amenity}>
          <CheckIcon size={18} />
          {amenityLabel(amenity)}
        </li>
      ))}
    </List>
  );
}
