import type { SVGAttributes } from 'react';

export interface IconProps extends SVGAttributes<SVGSVGElement> {
  /** Edge length in CSS pixels; 20 when not said. */
  size?: number;
}

/**
 * One line drawing on a 24 × 24 field. Hidden from screen readers: the words beside it, or the label
 * of its button, say what it means.
 */
export function Icon({ d, size = 20, ...rest }: IconProps & { d: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...rest}
    >
      <path d={d} />
    </svg>
  );
}
