import type { EditorExtension } from "../features/layout-editor/index.ts";
import { TraceFields } from "../features/trace-image/trace-fields.tsx";
import { TraceLayer } from "../features/trace-image/trace-layer.tsx";
import { TraceMenuItem } from "../features/trace-image/trace-menu-item.tsx";
import { useTrace } from "../features/trace-image/use-trace.ts";

/** Adds a picture of the floor plan to the layout editor. `subject` is the gym of the picture. */
export function useTraceExtension(subject: string): EditorExtension {
  const trace = useTrace(subject);
  return {
    backdrop: <TraceLayer trace={trace} />,
    onCanvasClick: trace.measure && trace.addEnd,
    menuItems: <TraceMenuItem onChoose={(file) => void trace.choose(file)} />,
    fields: <TraceFields trace={trace} />,
  };
}
