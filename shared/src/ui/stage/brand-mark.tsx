/** The mark of the brand: a cone of stage light and its pool. Decorative; write the name beside it. */
export function BrandMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true" focusable="false">
      <rect
        x=".5"
        y=".5"
        width="27"
        height="27"
        rx="8"
        fill="var(--brand-ground)"
        stroke="var(--brand-line)"
      />
      <path d="M12.7 4.5h2.6L22.5 20h-17z" fill="var(--brand-cone)" />
      <path d="M13 4.5h2L18.7 20H9.3z" fill="var(--brand-core)" />
      <ellipse cx="14" cy="20.5" rx="9" ry="3" fill="var(--brand-pool)" />
    </svg>
  );
}
