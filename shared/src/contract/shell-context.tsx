import { createContext, use, useEffect, useId, type ReactNode } from 'react';
import type { ShellServices } from './shell-services';

const ShellContext = createContext<ShellServices | null>(null);

/** Gives the shell's services to everything below. The shell renders it once; tests render their own. */
export function ShellProvider({
  services,
  children,
}: {
  services: ShellServices;
  children: ReactNode;
}) {
  return <ShellContext value={services}>{children}</ShellContext>;
}

/** @throws Error outside a `ShellProvider`, which in the browser means two copies of the contract. */
export function useShell(): ShellServices {
  const services = use(ShellContext);
  if (!services) {
    throw new Error(
      'useShell() needs a ShellProvider above it. In tests, render with renderInShell(); in the site, check that the contract is shared as a singleton.',
    );
  }
  return services;
}

export const useBackend = () => useShell().backend;
export const useSession = () => useShell().session;
export const useTheme = () => useShell().theme;
export const useToasts = () => useShell().toasts;
export const useRequestLogin = () => useShell().requestLogin;

/** Says that this component holds input that would be lost. Cleared when it unmounts. */
export function useUnsavedChanges(isDirty: boolean): void {
  const owner = useId();
  const { setUnsavedChanges } = useShell();
  useEffect(() => {
    setUnsavedChanges(owner, isDirty);
    return () => setUnsavedChanges(owner, false);
  }, [owner, isDirty, setUnsavedChanges]);
}
