import { clickRate, previewOf, readAdTab, readAds, writeAds } from './ad.rules';

it('keeps the filters of the list in the address, and drops what it cannot mean', () => {
  const address = '?status=active&type=popup&phase=running&sort=-impressions';
  expect(writeAds(readAds(new URLSearchParams(address)))).toBe(address);
  expect(writeAds(readAds(new URLSearchParams('status=sold&type=tv')))).toBe('');
  expect(readAdTab(new URLSearchParams('tab=nowhere'))).toBe('ads');
});

it('previews where it leads, else its picture, else nothing', () => {
  expect(previewOf({ linkUrl: '/events', imageUrl: '/a.png' })).toBe('/events');
  expect(previewOf({ linkUrl: null, imageUrl: '/a.png' })).toBe('/a.png');
  expect(previewOf({ linkUrl: '', imageUrl: null })).toBeNull();
});

it('counts who pressed among who saw it, and nothing before anybody did', () => {
  expect(clickRate({ impressions: 0, clicks: 0 })).toBe('–');
  expect(clickRate({ impressions: 300, clicks: 7 })).toBe('2.3%');
});
