import { createBrowserRouter, type RouteObject } from "@topout/shared/platform";

import { Crash } from "./fallbacks/crash.tsx";
import { Frame } from "./frame/frame.tsx";
import { ScreenOutlet } from "./frame/screen-outlet.tsx";
import { screens } from "./screens.ts";

export const routes: RouteObject[] = [
  {
    element: <Frame />,
    errorElement: <Crash />,
    children: screens.map((line) => ({
      path: line.path,
      element: <ScreenOutlet key={line.path} line={line} />,
    })),
  },
];

export const createRouter = () => createBrowserRouter(routes);
