/** The whole page failed. Plain elements and the document's own stylesheet: it may lean on nothing that could have crashed. */
export function Crash() {
  const reset = () => {
    // Taps that wait to be sent are kept elsewhere, and stay.
    localStorage.clear();
    sessionStorage.clear();
    location.assign(location.origin);
  };

  return (
    <main className="crash">
      <Fallen />
      <h1>Ooops, something went wrong :(</h1>
      <p>
        Resetting clears what this app saved on this device and reloads it. You will have to log in
        again.
      </p>
      <button type="button" onClick={reset}>
        Reset and reload
      </button>
    </main>
  );
}

/** Four holds that came off the wall. */
const Fallen = () => (
  <svg viewBox="0 0 300 210" aria-hidden="true">
    <defs>
      <pattern id="crash-nuts" width="18" height="18" patternUnits="userSpaceOnUse">
        <circle cx="9" cy="9" r="1.4" fill="var(--board-dot)" />
      </pattern>
    </defs>
    <rect width="300" height="210" rx="28" fill="var(--board)" />
    <rect width="300" height="210" rx="28" fill="url(#crash-nuts)" />
    <path
      d="M70 40v34M150 26v62M226 44v34M112 52v22"
      stroke="var(--text-3)"
      strokeWidth="2.4"
      strokeLinecap="round"
    />
    <g strokeWidth="3" strokeLinejoin="round">
      <path d="M58 138l32 19-31 18z" fill="var(--red-fill)" stroke="var(--red-edge)" />
      <rect
        x="94"
        y="166"
        width="34"
        height="17"
        rx="8.5"
        transform="rotate(18 111 174)"
        fill="var(--orange-fill)"
        stroke="var(--orange-edge)"
      />
      <path
        d="M150 151l5 11 12 2-9 8 2 12-10-6-11 5 3-12-8-9 12-1z"
        fill="var(--yellow-fill)"
        stroke="var(--yellow-edge)"
      />
      <path d="M246 152a20 20 0 1 0-17 30z" fill="var(--violet-fill)" stroke="var(--violet-edge)" />
    </g>
  </svg>
);
