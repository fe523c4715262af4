import type { EditorExtension } from "../features/layout-editor/index.ts";
import { TraceFields } from "../features/trace-image/trace-fields.tsx";
import { TraceLayer } from "../features/trace-image/trace-layer.tsx";
import { TraceMenuItem } from "../features/trace-image/trace-menu-item.tsx";
import { useTrace } from "../features/trace-image/use-trace.ts";

/** Adds an image of a floor plan to the layout editor. `drawing` is the gym's id, or `create-gym`. */
export function useTraceExtension(drawing: string): EditorExtension {
  const trace = useTrace(drawing);
  return {
    backdrop: <TraceLayer trace={trace} />,
    onCanvasClick: trace.measuredLine && trace.addEnd,
    menuItems: <TraceMenuItem onChoose={(file) => void trace.choose(file)} />,
    fields: <TraceFields trace={trace} />,
  };
}
