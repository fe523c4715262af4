import { Route, Routes } from "@topout/shared/platform";

import { Frame } from "./frame/frame.tsx";
import { ScreenOutlet } from "./frame/screen-outlet.tsx";
import { screens } from "./screens.ts";

/** The router's routes: the frame with one of the screens. */
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
