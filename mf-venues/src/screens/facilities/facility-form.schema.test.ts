import { createFakeTexts, faultsOf } from '@spotlight/shared/contract/testing';
import { facilityRow } from '../../data/own-venue/facility-form.rules';
import type facilitiesTexts from '../../locales/facilities.zh-TW.json';
import { facilitySchema } from './facility-form.schema';

const schema = facilitySchema(createFakeTexts<typeof facilitiesTexts>());

test('amounts become numbers, and a name of the catalogue its id', () => {
  const row = { ...facilityRow('wifi'), fee: ' 300 ', quantity: '2', note: ' ' };
  expect(schema.parse({ facilities: [row] })).toEqual({
    facilities: [
      {
        name: 'wifi',
        quantity: 2,
        fee: 300,
        feeUnit: 'once',
        note: null,
        imageUrl: null,
        isActive: true,
      },
    ],
  });
});

test('each row says what is wrong with it, a name that stands there twice included', () => {
  expect(
    faultsOf(schema, {
      facilities: [
        { ...facilityRow(), fee: '-1' },
        { ...facilityRow('wifi'), quantity: '0' },
      ],
    }),
  ).toEqual({
    'facilities.0.name': 'facilities.fault.name',
    'facilities.0.fee': 'facilities.fault.fee',
    'facilities.1.quantity': 'facilities.fault.quantity',
  });
  expect(faultsOf(schema, { facilities: [facilityRow('wifi'), facilityRow('無線網路')] })).toEqual({
    'facilities.1.name': 'facilities.fault.twice',
  });
});
