import { amenityLabel, formatPrice } from '@spotlight/shared/format';
import { CheckIcon, PlusIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { VenueDetail } from '../../data/venue/venue.schema';
import offerTexts from '../../locales/venue-offer.zh-TW.json';
import { AmenityList } from './amenity-list';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr));
  gap: 10px 24px;
  & > li {
    display: grid;
    grid-template-columns: 18px minmax(0, 1fr) auto;
    align-items: baseline;
    gap: 8px;
    color: var(--ink-2);
    line-height: var(--leading-dense);
  }
  & svg {
    align-self: center;
    color: var(--success-ink);
  }
  & small {
    display: block;
    color: var(--ink-3);
    font-size: var(--text-12);
  }
  & b {
    font-size: var(--text-14);
    font-weight: var(--weight-regular);
    font-variant-numeric: tabular-nums;
  }
`;

/** What there is, and what of it costs extra. */
export function FacilityList({ venue }: { venue: VenueDetail }) {
  const t = useTexts(offerTexts);
  if (venue.facilities.length === 0) return <AmenityList amenities={venue.amenities} />;
  return (
    <List>
      {venue.facilities.map(({ id, name, quantity, fee, feeUnit, note }) => (
        <li key={id}>
          {fee === 0 ? <CheckIcon size={18} /> : <PlusIcon size={18} />}
          <span>
            {amenityLabel(name)}
            {quantity > 1 && ` ${t('offer.facilities.quantity', { count: quantity })}`}
            {note && <small>{note}</small>}
          </span>
          <b>
            {fee === 0
              ? t('offer.facilities.included')
              : t(`offer.facilities.${feeUnit}`, { fee: formatPrice(fee) })}
          </b>
        </li>
      ))}
    </List>
  );
}
