import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router-dom';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A place of this site; addresses elsewhere are plain anchors. */
  to: To;
  /** Takes the place of the current entry of the history. */
  replace?: boolean;
  /** Travels with the entry of the history. */
  state?: unknown;
  /** Leaves the scroll position alone. */
  preventScrollReset?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link within the site. The router's own one brings along the prefetching of its framework mode,
 * which every visitor would download and nobody use; both stand on the same two hooks.
 */
export function Link({
  to,
  replace,
  state,
  preventScrollReset,
  onClick,
  children,
  ...anchor
}: LinkProps) {
  const href = useHref(to);
  const navigate = useLinkClickHandler(to, {
    state,
    ...(anchor.target && { target: anchor.target }),
    ...(replace !== undefined && { replace }),
    ...(preventScrollReset !== undefined && { preventScrollReset }),
  });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) navigate(event);
  };
  return (
    <a {...anchor} href={href} onClick={handleClick}>
      {children}
    </a>
  );
}
