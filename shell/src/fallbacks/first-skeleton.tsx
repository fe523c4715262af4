const moveFirstSkeleton = (placeholder: HTMLElement | null) => {
  if (placeholder && window.firstSkeleton) placeholder.append(window.firstSkeleton);
};

/** Shows the skeleton that the document has drawn, until the code of the first screen has loaded. */
export const FirstSkeleton = () => (
  <div ref={moveFirstSkeleton} className="first-skeleton" aria-hidden="true" />
);
