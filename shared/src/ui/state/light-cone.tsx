import { useId, type ReactNode } from 'react';

/**
 * The cone of light in which every state shows its drawing. The children are drawn on a field of
 * 160 × 128 whose floor is at y = 112.
 */
export function LightCone({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    <svg width="160" height="128" viewBox="0 0 160 128" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id={id} x2="0" y2="1">
          <stop stopColor="var(--amber)" stopOpacity=".85" />
          <stop offset=".55" stopColor="var(--amber)" stopOpacity=".42" />
          <stop offset="1" stopColor="var(--amber)" stopOpacity=".06" />
        </linearGradient>
      </defs>
      <path d="M71 0h18l52 112H19z" fill={`url(#${id})`} />
      <ellipse cx="80" cy="113" rx="64" ry="13" fill="var(--amber)" opacity=".34" />
      {children}
    </svg>
  );
}
