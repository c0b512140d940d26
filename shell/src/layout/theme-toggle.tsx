import { useTheme } from '@spotlight/shared/contract';
import { IconButton, MoonIcon, SunIcon } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { shellTexts } from '../texts';
import { useIsDark } from '../theme';

/** Switches between light and dark. Following the device is chosen in the settings. */
export function ThemeToggle() {
  const t = useTexts(shellTexts);
  const { setPreference } = useTheme();
  const isDark = useIsDark();
  return (
    <IconButton
      label={t(isDark ? 'theme.toLight' : 'theme.toDark')}
      onClick={() => setPreference(isDark ? 'light' : 'dark')}
    >
      {isDark ? <MoonIcon /> : <SunIcon />}
    </IconButton>
  );
}
