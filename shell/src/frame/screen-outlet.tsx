import { useLayoutEffect } from "react";

import { Guarded } from "../access/guarded.tsx";
import { ScreenPlace } from "../remotes/screen-place.tsx";
import type { ScreenLine } from "../screens.ts";

/** One line of the screens table: its guard, its frame, its title and the screen itself. */
export function ScreenOutlet({ line }: { line: ScreenLine }) {
  const { access, otherwise, frame, title, subject, source } = line;

  useLayoutEffect(() => {
    document.title = `${title} · Topout`;
    document.documentElement.dataset["frame"] = frame;
  }, [title, frame]);

  return (
    <Guarded access={access} otherwise={otherwise}>
      <ScreenPlace source={source} missing={subject} />
    </Guarded>
  );
}
