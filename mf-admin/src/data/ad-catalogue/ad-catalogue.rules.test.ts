import { readCatalogue, writeCatalogue } from './ad-catalogue.rules';

it('keeps the part in the address of its tab', () => {
  const address = '?tab=catalogue&q=LED&part=placements';
  expect(writeCatalogue(readCatalogue(new URLSearchParams(address)))).toBe(address);
});
