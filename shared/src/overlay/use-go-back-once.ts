import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** Goes back once per history entry. `navigate(-1)` is asynchronous, so a double click would leave the page. */
export function useGoBackOnce(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const leavingKey = useRef<string>(null);

  // The user can return to the entry with the forward button.
  useEffect(() => {
    if (leavingKey.current !== key) leavingKey.current = null;
  });

  return () => {
    if (leavingKey.current === key) return;
    leavingKey.current = key;
    void navigate(-1);
  };
}
