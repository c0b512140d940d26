import * as links from '@spotlight/shared/contract/links';
import { matchPath } from '@spotlight/shared/contract/match-path';
import { paths as shellPaths } from '../../shell/src/paths';
import { listRemotes } from './deployables';
import { loadManifest } from './load-manifest';

const ownerOf: Record<keyof typeof links, string> = {
  shellLinks: 'shell',
  eventLinks: 'mf-events',
  venueLinks: 'mf-venues',
  performerLinks: 'mf-idol-support',
  supportLinks: 'mf-idol-support',
  adminLinks: 'mf-admin',
};

async function patternsOf(owner: string): Promise<string[]> {
  if (owner === 'shell') return Object.values(shellPaths);
  return (await loadManifest(owner)).pages.map((page) => page.path);
}

const allLinks = Object.entries(links).flatMap(([group, entries]) =>
  Object.entries<string | ((id: string) => string) | ((owner: string, id: string) => string)>(
    entries,
  ).map(
    ([name, link]) =>
      [
        name,
        typeof link === 'string' ? link : link('a/b c', 'd'),
        ownerOf[group as keyof typeof links],
      ] as const,
  ),
);

test.each(allLinks)('%s (%s) is a page of %s, and of nobody else', async (_name, link, owner) => {
  const { pathname } = new URL(link, 'https://spotlight.test');
  const answering: string[] = [];
  for (const id of ['shell', ...listRemotes()]) {
    if ((await patternsOf(id)).some((pattern) => matchPath(pattern, pathname))) answering.push(id);
  }
  expect(answering).toEqual([owner]);
});
