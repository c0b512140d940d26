import { Link, type LinkProps } from '@spotlight/shared/vendor/router';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { buttonFace, type ButtonFace, type ButtonFaceProps } from './button.styles';

export interface ButtonLinkProps extends LinkProps, ButtonFace {
  icon?: ReactNode;
}

const Face = styled(Link)<ButtonFaceProps>`
  ${buttonFace}
`;

/** A link that looks like a button: for going somewhere, where `Button` is for doing something. */
export function ButtonLink({
  variant = 'primary',
  size = 'md',
  isFullWidth = false,
  icon,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Face {...rest} $variant={variant} $size={size} $isFullWidth={isFullWidth}>
      {icon}
      {children}
    </Face>
  );
}
