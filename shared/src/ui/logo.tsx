/** The shell's frame.css styles `.logo`, so that the logo has its colours before the first script runs. */
export const Logo = ({ size }: { size: number }) => (
  <svg className="logo" width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
    <rect width="48" height="48" rx="14" />
    <path d="M11.5 21.5H30.5A6 6 0 0 1 36.5 27.5V28.2M23 22V37.5" />
    <circle cx="34.6" cy="13.2" r="4.6" />
  </svg>
);
