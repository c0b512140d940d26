import { useTheme } from '@spotlight/shared/contract';
import { IconButton, MoonIcon, SunIcon } from '@spotlight/shared/ui/parts';
import { useTranslation } from '@spotlight/shared/vendor/i18n';
import { useIsDark } from '../theme';

/** Switches between light and dark. Following the device is chosen in the settings. */
export function ThemeToggle() {
  const { t } = useTranslation('shell');
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
