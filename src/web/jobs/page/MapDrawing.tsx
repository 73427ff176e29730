/** Streets of no town in particular, and no water, since nobody knows where that would be: stands in for the map until its tiles are here, and stays if they never come. */
export function MapDrawing() {
  return (
    <svg viewBox="0 0 760 260" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className="size-full">
      <rect width="760" height="260" fill="var(--sunken)" />
      <g fill="none" stroke="var(--surface)" strokeLinecap="round">
        <path d="M-10 96C150 70 300 128 470 96s210-60 300-52" strokeWidth="12" />
        <path d="M180-10c10 80-20 140 10 220M380-10v210M590-10c-20 70 10 130-6 190" strokeWidth="8" />
        <path
          d="M-10 44h780M-10 150c180-14 420 26 780-8M70-10l30 220M290-10l-16 220M480-10l18 190M690-10v190"
          strokeWidth="4"
        />
      </g>
      <path d="M402 18h52v16h-52zM206 112h56v26h-56z" fill="var(--success-soft)" />
      <circle cx="380" cy="118" r="30" fill="var(--accent)" opacity=".16" />
      <path d="M380 130s14-13 14-25a14 14 0 0 0-28 0c0 12 14 25 14 25z" fill="var(--accent)" />
      <circle cx="380" cy="104" r="5" fill="var(--on-accent)" />
    </svg>
  );
}
