import { useToasts } from '@spotlight/shared/contract';
import { uiTexts } from '@spotlight/shared/texts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState, type ComponentType } from 'react';

/**
 * Fetches the code of a component, such as a dialog, when somebody asks for it. A failing fetch says
 * so in a toast and leaves the page as it is; asking again tries again.
 * @param load a dynamic import; keep it outside the component
 */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const toasts = useToasts();
  const t = useTexts(uiTexts);

  /** @returns whether the component is there now */
  const request = async (): Promise<boolean> => {
    if (Component) return true;
    setIsLoading(true);
    try {
      const loaded = await load();
      setComponent(() => loaded);
      return true;
    } catch {
      toasts.error(t('chunkFailed'));
      return false;
    } finally {
      setIsLoading(false);
    }
  };

  return { Component, isLoading, request };
}
