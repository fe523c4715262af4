import { describe, expect, test } from "vitest";

import { Fragment, jsx, memo, toNodes } from "./dom-jsx.ts";

describe("dom-jsx", () => {
  test("creates SVG elements with the attributes of React's properties", () => {
    const Shape = memo(({ d }: { d: string }) =>
      jsx(Fragment, {
        children: [false, jsx("path", { className: "shape", d, fillRule: "evenodd" })],
      }),
    );

    const [group] = toNodes(
      jsx("g", { id: undefined, children: [jsx(Shape as never, { d: "M0 0" })] }),
    );

    expect((group as SVGElement).outerHTML).toBe(
      '<g><path class="shape" d="M0 0" fill-rule="evenodd"></path></g>',
    );
    expect((group as SVGElement).namespaceURI).toBe("http://www.w3.org/2000/svg");
  });

  test("creates HTML elements with the attributes of React's properties", () => {
    const [time] = toNodes(jsx("time", { dateTime: "2026-11-26", children: "today" }));

    expect(time).toBeInstanceOf(HTMLTimeElement);
    expect((time as HTMLTimeElement).outerHTML).toBe('<time datetime="2026-11-26">today</time>');
  });

  test("creates text, and nothing for booleans and undefined", () => {
    expect(toNodes(["A", undefined, false, null, true])).toEqual(["A"]);
  });
});
