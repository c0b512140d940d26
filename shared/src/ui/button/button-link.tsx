import { Link, type LinkProps } from '@spotlight/shared/vendor/router';
import type { ReactNode } from 'react';
import { ButtonBase, faceOf, type ButtonFace } from './button.styles';

export interface ButtonLinkProps extends LinkProps, ButtonFace {
  icon?: ReactNode;
}

/**
 * A link that looks like a button: for going somewhere, where `Button` is for doing something. Leads to
 * another site by its whole address, which begins with `https:`, and to a file by its ending.
 */
export function ButtonLink({
  to,
  variant,
  size,
  isFullWidth,
  icon,
  children,
  ...rest
}: ButtonLinkProps) {
  const face = faceOf({ variant, size, isFullWidth });
  const content = (
    <>
      {icon}
      {children}
    </>
  );
  // The router would take an address elsewhere for one below this page, and a file for a page.
  return typeof to === 'string' && /^https:|\.pdf$/.test(to) ? (
    <ButtonBase {...rest} {...face} as="a" href={to}>
      {content}
    </ButtonBase>
  ) : (
    <ButtonBase {...rest} {...face} as={Link} to={to}>
      {content}
    </ButtonBase>
  );
}
