/**
 * Renders the baseline: a box that follows the pointers, a ring at the last tap, and one screen of rows. Runs in the
 * page.
 */
export function renderBaseline(): void {
  const { body } = document;
  body.innerHTML = `
    <div role="listbox" style="position: relative; width: 390px; height: 412px; overflow: hidden; touch-action: none">
      <div style="position: absolute; inset: 0; background: lavender; will-change: transform"></div>
      <div style="position: absolute; width: 20px; height: 20px; border: 2px solid; border-radius: 50%"></div>
    </div>
    <h3><button aria-expanded="false">Purple</button></h3>
    <ul></ul>`;
  const [map, box, ring] = body.querySelectorAll<HTMLElement>("div");
  const rows = body.querySelector("ul");
  if (!map || !box || !ring || !rows) return;

  const pointers = new Map<number, { x: number; y: number }>();
  const handlePointer = ({ pointerId, clientX: x, clientY: y }: PointerEvent) => {
    pointers.set(pointerId, { x, y });
    const [first = { x, y }, second = first] = pointers.values();
    const spacing = Math.hypot(second.x - first.x, second.y - first.y);
    box.style.transform = `translate(${x - 195}px, ${y - 206}px) scale(${1 + spacing / 390})`;
  };
  map.addEventListener("pointerdown", handlePointer);
  map.addEventListener("pointermove", handlePointer);
  map.addEventListener("pointerup", ({ pointerId, clientX: x, clientY: y }) => {
    pointers.delete(pointerId);
    ring.style.left = `${x}px`;
    ring.style.top = `${y}px`;
  });

  const row = `<li style="height: 76px">P1 · 6a+ · The Slab</li>`;
  body.querySelector("button")?.addEventListener("click", () => {
    rows.innerHTML = rows.childElementCount > 0 ? "" : row.repeat(10);
  });
}
