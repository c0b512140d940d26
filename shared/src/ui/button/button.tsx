import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { BusyContent } from './busy-content';
import { ButtonBase, faceOf, type ButtonFace } from './button.styles';

export interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonFace {
  icon?: ReactNode;
  /** Shows a spinner, keeps the focus, and ignores presses. */
  isBusy?: boolean;
  /** The words while busy; 「處理中…」 when not said. */
  busyLabel?: string | undefined;
}

/** A button. It does not submit a form unless `type="submit"` is said. */
export function Button({
  variant,
  size,
  isFullWidth,
  isBusy = false,
  busyLabel,
  icon,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  // A disabled button would lose the keyboard focus in the middle of its own work, so a busy one
  // stays focusable and swallows the press instead.
  const swallowPress = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault();
  return (
    <ButtonBase
      type="button"
      {...rest}
      {...(isBusy && { 'aria-busy': true, 'aria-disabled': true })}
      onClick={isBusy ? swallowPress : onClick}
      {...faceOf({ variant, size, isFullWidth })}
    >
      {isBusy ? (
        <BusyContent label={busyLabel} />
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </ButtonBase>
  );
}
