import { Route, Routes } from "@topout/shared/platform";

import { CrashBoundary } from "./fallbacks/crash-boundary.tsx";
import { Frame } from "./frame/frame.tsx";
import { ScreenOutlet } from "./frame/screen-outlet.tsx";
import { screens } from "./screens.ts";

/** Everything below the router: the frame, and in it one screen of the table. */
export const Suite = () => (
  <CrashBoundary>
    <Routes>
      <Route element={<Frame />}>
        {screens.map((line) => (
          <Route
            key={line.path}
            path={line.path}
            element={<ScreenOutlet key={line.path} line={line} />}
          />
        ))}
      </Route>
    </Routes>
  </CrashBoundary>
);
