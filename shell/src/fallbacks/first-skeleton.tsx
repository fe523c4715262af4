import { firstMapProps, routeListTexts } from "@topout/shared/gym-map";

const ROWS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];

/**
 * The placeholder of the first screen, in the document and until the code of the screen has loaded. `frame.css` shows it
 * while the root element has `data-skeleton`, with the sizes of the screen's own skeleton.
 */
export const FirstSkeleton = () => (
  <div className="first-skeleton" aria-hidden="true">
    <p>
      {ROWS.slice(3).map((row) => (
        <i key={row} />
      ))}
    </p>
    <div {...firstMapProps} />
    <div>
      <h2>{routeListTexts.title}</h2>
      <b>{routeListTexts.searchPlaceholder}</b>
      {ROWS.map((row) => (
        <i key={row} />
      ))}
    </div>
  </div>
);
