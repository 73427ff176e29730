/** A pin on a plain background. It is shown until the map tiles have loaded, and stays if they never do. */
export function MapDrawing() {
  return (
    <svg viewBox="0 0 760 260" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className="size-full">
      <rect width="760" height="260" fill="var(--sunken)" />
      <g fill="none" stroke="var(--line)" strokeWidth="1.5">
        <circle cx="380" cy="118" r="62" />
        <circle cx="380" cy="118" r="112" />
        <circle cx="380" cy="118" r="176" />
        <circle cx="380" cy="118" r="256" />
      </g>
      <circle cx="380" cy="118" r="30" fill="var(--accent)" opacity=".16" />
      <path d="M380 130s14-13 14-25a14 14 0 0 0-28 0c0 12 14 25 14 25z" fill="var(--accent)" />
      <circle cx="380" cy="104" r="5" fill="var(--on-accent)" />
    </svg>
  );
}
