import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** Goes back by one entry of the history, once: a browser takes its time, and an impatient second press must not leave the page. */
export function useGoBackOnce(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const leaving = useRef<string>(null);

  // Gone, it may be come back to by forward.
  useEffect(() => {
    if (leaving.current !== key) leaving.current = null;
  });

  return () => {
    if (leaving.current === key) return;
    leaving.current = key;
    void navigate(-1);
  };
}
