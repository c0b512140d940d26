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

/** The router would take an address elsewhere for one below this page. */
const Elsewhere = styled.a<ButtonFaceProps>`
  ${buttonFace}
`;

/**
 * A link that looks like a button: for going somewhere, where `Button` is for doing something. Leads to
 * another site by its whole address, which begins with `https:`.
 */
export function ButtonLink({
  to,
  variant = 'primary',
  size = 'md',
  isFullWidth = false,
  icon,
  children,
  ...rest
}: ButtonLinkProps) {
  const face = { $variant: variant, $size: size, $isFullWidth: isFullWidth };
  if (typeof to === 'string' && to.startsWith('https:')) {
    return (
      <Elsewhere {...rest} {...face} href={to}>
        {icon}
        {children}
      </Elsewhere>
    );
  }
  return (
    <Face {...rest} {...face} to={to}>
      {icon}
      {children}
    </Face>
  );
}
