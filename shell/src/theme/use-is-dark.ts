import { useTheme } from '@spotlight/shared/contract';
import { useMediaQuery } from '@spotlight/shared/ui/parts';

/** Is the page dark right now, whether by choice or because the device is? */
export function useIsDark(): boolean {
  const { preference } = useTheme();
  const isDeviceDark = useMediaQuery('(prefers-color-scheme: dark)');
  return preference === 'system' ? isDeviceDark : preference === 'dark';
}
