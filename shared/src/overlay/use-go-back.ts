import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/**
 * Returns a function that goes back once per history entry. `navigate(-1)` is asynchronous, so a double click would
 * leave the page. It does nothing if the user has left the entry in the meantime, for example during a request.
 */
export function useGoBack(): (steps: number) => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const activeKey = useRef<string>(null);

  // Runs again when the user returns to the entry with the forward button.
  useEffect(() => {
    activeKey.current = key;
    return () => {
      activeKey.current = null;
    };
  }, [key]);

  return (steps) => {
    if (activeKey.current !== key) return;
    activeKey.current = null;
    void navigate(-steps);
  };
}
