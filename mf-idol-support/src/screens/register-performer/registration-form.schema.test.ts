import { createFakeTexts, faultsOf } from '@spotlight/shared/contract/testing';
import { emptyPerformerForm } from '../../data/own-performer/performer-form.rules';
import { registrationSchema } from './registration-form.schema';
import type { RegistrationForm } from './use-registration';

/** Everything as short as it may be. */
const least: RegistrationForm = {
  ...emptyPerformerForm,
  performerName: '夜車',
  bio: '字'.repeat(30),
  performanceType: 'band',
  performerType: 'group',
  genre: '搖滾',
  contactName: '陳董',
  contactEmail: 'a@b.tw',
  contactPhone: '037-123456',
  isAvailable: false,
  hasAgreed: true,
  newPassword: '',
};
const faultsIn = (change: Partial<RegistrationForm>) =>
  faultsOf(registrationSchema(createFakeTexts(), null), { ...least, ...change });
const fault = (name: string) => `performerForm.fault.${name}`;

test('the shortest page that is allowed has no fault', () => {
  expect(faultsIn({})).toEqual({});
});

test.each<[keyof RegistrationForm, RegistrationForm[keyof RegistrationForm], string]>([
  ['performerName', '夜', fault('name')],
  ['performerName', '夜　', fault('name')],
  ['bio', '字'.repeat(29), fault('bio')],
  ['bio', `${'字'.repeat(29)}   `, fault('bio')],
  ['performanceType', '', fault('performanceType')],
  ['performanceType', 'magic', fault('performanceType')],
  ['performerType', '', fault('performerType')],
  ['genre', '搖', fault('genre')],
  ['birthday', '02/30', fault('birthday')],
  ['experienceYears', '81', fault('years')],
  ['experienceYears', '三', fault('years')],
  ['contactName', '陳', fault('contactName')],
  ['contactEmail', '', fault('contactEmail')],
  ['contactEmail', 'agent@', fault('contactEmail')],
  ['contactPhone', '0371234', fault('contactPhone')],
  ['instagramUrl', '@nighttrain', fault('link')],
  ['websiteUrl', '沒有', fault('website')],
  ['websiteUrl', 'javascript:alert(1)', fault('website')],
  ['feeMin', '-1', fault('fee')],
  ['performanceMinutes', '1441', fault('minutes')],
  ['hasAgreed', false, 'registerPerformer.termsMissing'],
])('%s of %j is refused: %s', (field, typed, sentence) => {
  expect(faultsIn({ [field]: typed })).toEqual({ [field]: sentence });
});

test.each<[keyof RegistrationForm, string]>([
  ['websiteUrl', ''],
  ['websiteUrl', 'https://band.example/live'],
  ['websiteUrl', 'http://band.example'],
  ['websiteUrl', 'band.example'],
  ['birthday', ''],
  ['birthday', '02/29'],
  ['experienceYears', ''],
  ['contactPhone', '+886 912 345 678'],
])('%s of %j is taken', (field, typed) => {
  expect(faultsIn({ [field]: typed })).toEqual({});
});

test('a fee has its ends in order, a work its title and its address', () => {
  expect(faultsIn({ feeMin: '9000', feeMax: '8000' })).toEqual({ feeMax: fault('feeOrder') });
  expect(faultsIn({ portfolio: [{ title: '', url: 'video' }] })).toEqual({
    'portfolio.0.title': fault('workTitle'),
    'portfolio.0.url': fault('link'),
  });
  expect(faultsIn({ portfolio: [{ title: '夜行', url: 'youtu.be/aqz-KE-bpKQ' }] })).toEqual({});
});
