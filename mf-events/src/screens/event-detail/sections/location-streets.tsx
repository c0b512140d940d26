/** The drawing of some location, below what is read first. */
export function LocationStreets() {
  return (
    <svg viewBox="0 0 776 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect x="255" y="80" width="165" height="38" rx="4" fill="var(--success-soft)" />
      <path
        d="M0 172c90-16 170 10 270 18s200-26 300-20 140 14 206 4v70H0z"
        fill="var(--info-soft)"
      />
      <g stroke="var(--line)" strokeWidth="17" fill="none">
        <path d="M-10 48l800 38M-10 134l800 12M160-10l72 178M478-10l-42 232M692-10L604 172" />
      </g>
      <g stroke="var(--surface)" strokeWidth="14" fill="none">
        <path d="M-10 48l800 38M-10 134l800 12M160-10l72 178M478-10l-42 232M692-10L604 172" />
      </g>
      <ellipse cx="426" cy="146" rx="15" ry="4.5" fill="var(--scrim)" opacity=".5" />
      <path d="M426 144c15-16 21-25 21-34a21 21 0 0 0-42 0c0 9 6 18 21 34z" fill="var(--accent)" />
      <circle cx="426" cy="110" r="8" fill="var(--on-accent)" />
    </svg>
  );
}
