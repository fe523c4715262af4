import { useState } from "react";

import type { PlacedRoute } from "@topout/shared/api/staff";

import type { BatchPhoto } from "./photo-batch.ts";
import type { EditablePhotoBatch } from "./use-photo-batch.ts";

export type BatchSelection = ReturnType<typeof useBatchSelection>;

const HINT = "Tap a photo, then another one to swap them, or the route that gets it.";

/** What taps on photos and routes do, and the text that describes the last one. */
export function useBatchSelection(photoBatch: EditablePhotoBatch) {
  const [selectedId, setSelectedId] = useState<number>();
  const [text, setText] = useState(HINT);
  const selected = photoBatch.batch.photos.find(({ id }) => id === selectedId);
  const end = (result: string) => {
    setSelectedId(undefined);
    setText(result);
  };

  return {
    text,
    selected,
    selectPhoto: ({ id }: BatchPhoto) => {
      if (id === selected?.id) return end(HINT);
      if (selected) {
        photoBatch.swap(selected.id, id);
        return end(`Photo ${selected.id} and photo ${id} swapped`);
      }
      setSelectedId(id);
      setText(`Photo ${id} is selected. Choose where it goes.`);
    },
    moveTo: ({ id, name }: PlacedRoute) => {
      if (!selected) return;
      photoBatch.move(selected.id, id);
      end(`${name} gets photo ${selected.id}`);
    },
    remove: (id: number) => {
      photoBatch.remove(id);
      end(`Photo ${id} removed`);
    },
    skip: ({ id, name }: PlacedRoute) => {
      photoBatch.skip(id);
      end(`${name} gets no photo`);
    },
    fill: ({ id, name }: PlacedRoute) => {
      photoBatch.fill(id);
      end(`${name} gets the next photo`);
    },
  };
}
