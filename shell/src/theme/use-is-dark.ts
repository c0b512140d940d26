import { useTheme } from '@spotlight/shared/contract';
import { useMediaQuery } from '../layout/use-media-query';

/** Is the page dark right now, whether by choice or because the device is? */
export function useIsDark(): boolean {
  const { preference } = useTheme();
  const isDeviceDark = useMediaQuery('(prefers-color-scheme: dark)');
  return preference === 'system' ? isDeviceDark : preference === 'dark';
}
