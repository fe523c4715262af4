import { useLayoutEffect } from "react";

import { RequireAccess } from "../access/require-access.tsx";
import { ScreenLoader } from "../remotes/screen-loader.tsx";
import type { ScreenDefinition } from "../screen-definition.ts";

/** Renders one entry of `screens`: its access check, frame, title and content. */
export function ScreenOutlet({ definition }: { definition: ScreenDefinition }) {
  const { access, redirectTo, frame, title, subject, source } = definition;

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
