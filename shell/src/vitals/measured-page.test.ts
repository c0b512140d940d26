import { keepMeasuringChoice } from '@spotlight/shared/contract/measuring';
import type { Registry } from '@spotlight/shared/contract/schema';
import { jest } from '@jest/globals';
import { describePage } from './measured-page';
import { isSampled } from './sampling';

const version = {
  manifest: {
    owner: 'team-events',
    contract: '*',
    pages: [
      { path: '/events/:id', screen: 'event', access: 'public' },
      { path: '/old', redirectTo: '/events', access: 'public' },
    ],
  },
};
const registry = {
  shell: { active: 's1', versions: {} },
  remotes: { 'mf-events': { active: 'e2', versions: { e2: version } } },
} as unknown as Registry;

const openAt = (width: number) => {
  window.matchMedia = (query: string) => {
    const [, bound, em] = /(min|max)-width: ([\d.]+)em/.exec(query) ?? [];
    const edge = Number(em) * 16;
    return { matches: bound === 'min' ? width >= edge : width <= edge } as MediaQueryList;
  };
};

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it('is told by its pattern, with whose it is and what ran', () => {
  openAt(375);
  expect(describePage(registry, '/events/3f2a')).toEqual({
    module: 'mf-events',
    version: 'e2',
    owner: 'team-events',
    page: '/events/:id',
    composition: { shell: 's1', 'mf-events': 'e2' },
    device: 'phone',
  });
});

it.each([
  [767, 'phone'],
  [768, 'tablet'],
  [1024, 'desktop'],
])('at %i px is that of a %s', (width, device) => {
  openAt(width);
  expect(describePage(registry, '/faq')).toMatchObject({ module: 'shell', version: 's1', device });
});

it('is nobody’s where there is none, or where it only leads on', () => {
  openAt(375);
  expect(describePage(registry, '/nowhere')).toBeUndefined();
  expect(describePage(registry, '/old')).toBeUndefined();
});

it('is measured once in ten documents, and never of who said no', () => {
  const chance = jest.spyOn(Math, 'random').mockReturnValue(0.0999);
  expect(isSampled()).toBe(true);
  chance.mockReturnValue(0.1);
  expect(isSampled()).toBe(false);
  chance.mockReturnValue(0);
  keepMeasuringChoice(false);
  expect(isSampled()).toBe(false);
});
