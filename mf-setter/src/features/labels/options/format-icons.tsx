/** A page with three columns and eight rows. */
export const SheetIcon = () => (
  <svg width="34" height="46" viewBox="0 0 34 46" aria-hidden="true">
    <rect x="1" y="1" width="32" height="44" rx="3" />
    <path d="M11.7 1v44M22.3 1v44M1 6.5h32M1 12h32M1 17.5h32M1 23h32M1 28.5h32M1 34h32M1 39.5h32" />
  </svg>
);

export const PosterIcon = () => (
  <svg width="34" height="46" viewBox="0 0 34 46" aria-hidden="true">
    <rect x="1" y="1" width="32" height="44" rx="3" />
    <path d="M6 8h12M6 14h20M6 20h16" />
    <rect x="6" y="29" width="11" height="11" rx="1.5" />
  </svg>
);

export const RollIcon = () => (
  <svg width="46" height="46" viewBox="0 0 46 46" aria-hidden="true">
    <circle cx="15" cy="15" r="13" />
    <circle cx="15" cy="15" r="5" />
    <path d="M28 15v30M2 15v6M28 45H44V22H28" />
  </svg>
);
