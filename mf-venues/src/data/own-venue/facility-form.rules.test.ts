import { facilityFormOf, facilityNameOf, facilityRow } from './facility-form.rules';
import { ownVenue } from './own-venue.fixture';

test('a venue that lists words only begins with these, included', () => {
  const { facilities } = facilityFormOf(ownVenue());
  expect(facilities.map(({ name, fee }) => [name, fee])).toEqual([
    ['無線網路', '0'],
    ['投影設備', '0'],
    ['拍貼機', '0'],
  ]);
});

test('what is listed comes back as it was, also what is not offered now', () => {
  const form = facilityFormOf(
    ownVenue({
      facilities: [
        {
          id: 'f1',
          name: 'audio',
          quantity: 2,
          fee: 800,
          feeUnit: 'hour',
          note: '含兩支麥克風',
          imageUrl: '/storage/v1/object/public/media/a.png',
          isActive: false,
        },
      ],
    }),
  );
  expect(form.facilities).toEqual([
    {
      ...facilityRow('audio'),
      quantity: '2',
      fee: '800',
      feeUnit: 'hour',
      note: '含兩支麥克風',
      imageUrl: '/storage/v1/object/public/media/a.png',
      isActive: false,
    },
  ]);
});

test('a name of the catalogue is stored by its id', () => {
  expect(facilityNameOf('無線網路')).toBe('wifi');
  expect(facilityNameOf('拍貼機')).toBe('拍貼機');
});
