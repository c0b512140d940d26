import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { LazyLayout, LazyScreen } from '../remote-module';

interface Loaded {
  Screen: ComponentType;
  Layout: ComponentType<{ children: ReactNode }> | undefined;
}

/** A lazy screen in its layout; a fault in loading it is thrown into the page, where it can be read. */
export function StandaloneScreen({
  load,
  layout,
}: {
  load: LazyScreen;
  layout?: LazyLayout | undefined;
}) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [fault, setFault] = useState<unknown>();
  useEffect(() => {
    let isCurrent = true;
    Promise.all([load(), layout?.()]).then(
      ([Screen, Layout]) => isCurrent && setLoaded({ Screen, Layout }),
      (thrown: unknown) => isCurrent && setFault(thrown),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, layout]);
  if (fault) throw fault;
  if (!loaded) return null;
  const { Screen, Layout } = loaded;
  return Layout ? (
    <Layout>
      <Screen />
    </Layout>
  ) : (
    <Screen />
  );
}
