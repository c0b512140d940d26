import { at, type Scenario, type Subjects } from './scenario';

/** What the site has for one person: recommendations, the own home, and whom a venue fits with. */
export function forMembers({ fans, hosts, acts }: Subjects): Scenario[] {
  const list = { p99Ms: 50 };
  return [
    {
      // For somebody new; whoever comes back is shown what stands.
      name: 'for me: recommendations made anew',
      aim: { p99Ms: 150 },
      request: (n) => ({
        function: 'my_recommendations',
        args: { p_refresh: true },
        userId: at(fans, n),
      }),
    },
    {
      name: 'for me: recommendations as they stand',
      aim: list,
      request: (n) => ({ function: 'my_recommendations', args: {}, userId: at(fans, n % 50) }),
    },
    {
      name: 'for me: home',
      aim: list,
      request: (n) => ({ function: 'home_for_me', args: {}, userId: at(fans, n) }),
    },
    {
      name: 'for me: whom a venue fits with',
      aim: list,
      request: (n) => {
        const { venue, owner } = at(hosts, n);
        return { function: 'smart_matches', args: { p_venue_id: venue }, userId: owner };
      },
    },
    {
      name: 'for me: where a performer fits',
      aim: list,
      request: (n) => {
        const { performer, owner } = at(acts, n);
        return { function: 'smart_matches', args: { p_performer_id: performer }, userId: owner };
      },
    },
    {
      name: 'for me: trends',
      aim: list,
      request: (n) => ({
        function: 'trends',
        args: { p_period: at(['7d', '30d'], n), p_page: 1 + (n % 5) },
        userId: null,
      }),
    },
  ];
}
