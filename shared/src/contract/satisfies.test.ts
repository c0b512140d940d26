import { satisfies as semverSatisfies } from 'semver';
import { satisfiesContract } from './satisfies';

const versions = ['0.1.0', '0.1.4', '0.2.0', '1.0.0', '1.0.3', '1.2.0', '1.2.9', '2.0.0'];
const ranges = ['^1.0.0', '^1.2.0', '~1.2.0', '~0.1.2', '^0.1.0', '1.2.0', '*', '^2.0.0'];

test.each(ranges)('%s means what it means to npm', (range) => {
  for (const version of versions) {
    expect([version, satisfiesContract(version, range)]).toEqual([
      version,
      semverSatisfies(version, range),
    ]);
  }
});

test.each(['latest', '>=1.0.0', '1.x', ''])('"%s" is refused, not guessed at', (range) => {
  expect(satisfiesContract('1.0.0', range)).toBe(false);
});
