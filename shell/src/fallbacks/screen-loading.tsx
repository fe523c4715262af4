import { FirstSkeleton } from "./first-skeleton.tsx";
import { LoadingBar } from "./loading-bar.tsx";

/** Shown while the account or the code of a screen loads. */
export const ScreenLoading = () => (
  <>
    <FirstSkeleton />
    <LoadingBar />
  </>
);
