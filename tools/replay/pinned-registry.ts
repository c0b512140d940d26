import type { Registry } from '@spotlight/shared/contract/schema';
import { StartProblem } from '../../supabase/stack/problem';

/**
 * The registry of a site as a browser had it: these versions and no others, so that nothing stands in for what breaks.
 * @throws StartProblem that names what the site has no more
 */
export function pinnedRegistry(
  { shell, remotes, ...rest }: Registry,
  composition: Readonly<Record<string, string>>,
): Registry {
  const gone: string[] = [];
  const pin = <Version>(id: string, versions: Record<string, Version>) => {
    const active = composition[id] ?? '';
    const version = versions[active];
    if (!version) gone.push(`${id} ${active}`);
    return { active, versions: version ? { [active]: version } : {} };
  };
  const pinned: Registry = {
    ...rest,
    shell: pin('shell', shell.versions),
    remotes: Object.fromEntries(
      Object.entries(remotes)
        .filter(([id]) => composition[id] !== undefined)
        .map(([id, { versions }]) => [id, pin(id, versions)]),
    ),
  };
  for (const id of Object.keys(composition))
    if (id !== 'shell' && !remotes[id]) gone.push(`${id} ${composition[id]}`);
  if (gone.length === 0) return pinned;
  throw new StartProblem(
    `The site has these versions no more: ${gone.join(', ')}. Check their commits out and publish them somewhere with "npm run release", then name that site's DATA_DIR.`,
  );
}
