import { amenityLabel, formatPrice } from '@spotlight/shared/format';
import { CheckIcon, PlusIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { VenueDetail, VenueFacility } from '../../data/venue/venue.schema';
import offerTexts from '../../locales/venue-offer.zh-TW.json';
import { AmenityList } from './amenity-list';
import { PhotoButton } from './photo-button';
import { Photos } from './photo-grid';
import { useLargePhoto } from './use-large-photo';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr));
  gap: 10px 24px;
`;

const Facts = styled.div`
  display: grid;
  grid-template-columns: 18px minmax(0, 1fr) auto;
  align-items: baseline;
  gap: 8px;
  color: var(--ink-2);
  line-height: var(--leading-dense);
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

const Pictured = styled(Photos)`
  gap: 16px 12px;
  margin-bottom: 20px;
  & ${Facts} {
    grid-template-columns: minmax(0, 1fr);
    gap: 2px;
    padding-top: 8px;
  }
  & svg {
    display: none;
  }
`;

/** What there is, what of it costs extra, and what of it looks like. */
export function FacilityList({ venue }: { venue: VenueDetail }) {
  const pictured = venue.facilities.filter(({ imageUrl }) => imageUrl);
  const altOf = (index: number) => amenityLabel(pictured[index]?.name ?? '');
  const { show, dialog } = useLargePhoto(
    pictured.map(({ imageUrl }, index) => ({ imageUrl: imageUrl ?? '', alt: altOf(index) })),
    altOf,
  );
  if (venue.facilities.length === 0) return <AmenityList amenities={venue.amenities} />;
  return (
    <>
      {pictured.length > 0 && (
        <Pictured>
          {pictured.map((facility, index) => (
            <li key={facility.id}>
              <PhotoButton
                imageUrl={facility.imageUrl ?? ''}
                alt={altOf(index)}
                onPress={() => show(index)}
              />
              <Facility facility={facility} />
            </li>
          ))}
        </Pictured>
      )}
      <List>
        {venue.facilities
          .filter(({ imageUrl }) => !imageUrl)
          .map((facility) => (
            <li key={facility.id}>
              <Facility facility={facility} />
            </li>
          ))}
      </List>
      {dialog}
    </>
  );
}

function Facility({ facility }: { facility: VenueFacility }) {
  const t = useTexts(offerTexts);
  const { name, quantity, fee, feeUnit, note } = facility;
  return (
    <Facts>
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
    </Facts>
  );
}
