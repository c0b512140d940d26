import { uiTexts } from '@spotlight/shared/texts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { IconButton } from '../button/icon-button';
import { EyeIcon, EyeOffIcon } from '../icons/control.icons';
import { TextField, type TextFieldProps } from './text-field';

/** A password that can be shown while typing. Say `autoComplete` (`current-password`, `new-password`). */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'suffix'>) {
  const t = useTexts(uiTexts);
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type={isShown ? 'text' : 'password'}
      suffix={
        <IconButton
          label={t(isShown ? 'password.hide' : 'password.show')}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      }
    />
  );
}
