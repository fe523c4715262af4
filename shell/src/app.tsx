import { Route, Routes } from "@topout/shared/platform";

import { Frame } from "./frame/frame.tsx";
import { ScreenOutlet } from "./frame/screen-outlet.tsx";
import { screens } from "./screens.ts";

/** The routes: the frame with one screen of the table. */
export const App = () => (
  <Routes>
    <Route element={<Frame />}>
      {screens.map((definition) => (
        <Route
          key={definition.path}
          path={definition.path}
          element={<ScreenOutlet key={definition.path} definition={definition} />}
        />
      ))}
    </Route>
  </Routes>
);
