import { Link } from '../../vendor/router';
import type { ModuleManifest } from '../manifest.schema';
import type { RemoteModule } from '../remote-module';
import { StandaloneScreen } from './standalone-screen';

/** Every page of the remote by its address, and the pieces that it gives to pages of the shell. */
export function PageIndex({
  module,
  manifest,
}: {
  module: RemoteModule;
  manifest: ModuleManifest;
}) {
  const texts = manifest.labels['zh-TW'] ?? {};
  return (
    <main style={{ padding: 16 }}>
      <h1>{texts['name']}</h1>
      <ul>
        {manifest.pages.map(({ path, titleKey, access, screen }) => (
          <li key={path}>
            {path.includes(':') || !screen ? path : <Link to={path}>{path}</Link>} {texts[titleKey]}{' '}
            ({[access].flat().join(', ')})
          </li>
        ))}
      </ul>
      {manifest.slots.map(({ slot, piece }) => {
        const load = module.slots?.[piece];
        return (
          <section key={piece}>
            <h2>
              {slot}: {piece}
            </h2>
            {load && <StandaloneScreen load={load} />}
          </section>
        );
      })}
    </main>
  );
}
