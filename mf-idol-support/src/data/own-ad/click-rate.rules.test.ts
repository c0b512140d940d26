import { clickRate, clickRateText } from './click-rate.rules';

test.each([
  [0, 0, null, '–'],
  [200, 5, 2.5, '2.5%'],
  [3, 1, 33.3, '33.3%'],
  [100, 0, 0, '0%'],
])(
  '%i impressions and %i clicks are a rate of %j, said as %s',
  (impressions, clicks, rate, text) => {
    expect(clickRate({ impressions, clicks })).toBe(rate);
    expect(clickRateText({ impressions, clicks })).toBe(text);
  },
);
