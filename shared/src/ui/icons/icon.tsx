import type { SVGAttributes } from 'react';

export interface IconProps extends SVGAttributes<SVGSVGElement> {
  /** Edge length in CSS pixels; 20 when not said. */
  size?: number;
}

/**
 * One line drawing on a 24 × 24 field. Hidden from screen readers: the words beside it, or the label
 * of its button, say what it means. How its lines look stands in the base rules: a page has dozens.
 */
export function Icon({ d, size = 20, ...rest }: IconProps & { d: string }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" data-icon="" aria-hidden="true" {...rest}>
      <path d={d} />
    </svg>
  );
}
