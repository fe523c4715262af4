import { useLayoutEffect } from "react";

import { RequireAccess } from "../access/require-access.tsx";
import { ScreenLoader } from "../remotes/screen-loader.tsx";
import type { ScreenDefinition } from "../screens.ts";

/** One line of the screens table: its guard, its frame, its title and the screen itself. */
export function ScreenOutlet({ line }: { line: ScreenDefinition }) {
  const { access, redirectTo, frame, title, subject, source } = line;

  useLayoutEffect(() => {
    document.title = `${title} · Topout`;
    document.documentElement.dataset["frame"] = frame;
  }, [title, frame]);

  return (
    <RequireAccess access={access} redirectTo={redirectTo}>
      <ScreenLoader source={source} subject={subject} />
    </RequireAccess>
  );
}
