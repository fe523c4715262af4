import { useId } from "react";

import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";

import { PhotoRow, Rows } from "./batch-row.tsx";
import type { BatchPhoto } from "./photo-batch.ts";
import type { BatchSelection } from "./use-batch-selection.ts";

interface UnusedPhotosProps {
  photos: readonly BatchPhoto[];
  selection: BatchSelection;
}

/** The photos that no route gets. A swap uses one of them. */
export function UnusedPhotos({ photos, selection }: UnusedPhotosProps) {
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId}>
      <h3 id={titleId}>Not used</h3>
      <p>There is no new route left for these photos. They are not saved.</p>
      <Rows aria-labelledby={titleId}>
        {photos.map((photo) => (
          <PhotoRow
            key={photo.id}
            photo={photo}
            label={`Photo ${photo.id}, not used`}
            selection={selection}
          />
        ))}
      </Rows>
    </Section>
  );
}

const Section = styled.section`
  padding-top: 12px;
  border-top: 1px solid ${color["line-strong"]};

  > p {
    color: ${color["text-2"]};
    font: ${typography.small};
  }
`;
