import { join } from "node:path";

import { expect, test } from "vitest";

import { leaveReloadToShell } from "./leave-reload-to-shell.ts";

const { hotUpdate } = leaveReloadToShell();
const changeFile = (path: string) => hotUpdate({ file: join(import.meta.dirname, "..", path) });

test.each(["domain/natural-order.ts", "contract/routes.ts", "contract/requests/climbs.ts"])(
  "updates no module after a change of %s",
  (path) => {
    expect(changeFile(path)).toEqual([]);
  },
);

test.each(["ui/button.tsx", "domain-list.ts", "../../mf-climber/src/screens.ts"])(
  "leaves a change of %s to Vite",
  (path) => {
    expect(changeFile(path)).toBeUndefined();
  },
);
