import { Route, Routes } from "@topout/shared/platform";

import { Frame } from "./frame/frame.tsx";
import { ScreenOutlet } from "./frame/screen-outlet.tsx";
import { screens } from "./screens.ts";

/** Everything below the router: the frame, and in it one screen of the table. */
export const App = () => (
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
);
