import type { Ref } from "react";

import { Banner, CircleAlert } from "@topout/shared/ui";

import type { Publication } from "./use-publication.ts";

interface MissingFieldsProps {
  ref: Ref<HTMLDivElement>;
  missing: Publication["missing"];
}

const MAX_SENTENCES = 5;

/** What the new routes need before the reset can be published. */
export const MissingFields = ({ ref, missing }: MissingFieldsProps) => (
  <div ref={ref} tabIndex={-1}>
    <Banner icon={<CircleAlert size={20} />}>
      {missing.slice(0, MAX_SENTENCES).map((field) => (
        <span key={`${field.id} ${field.field}`} style={{ display: "block" }}>
          {formatMissing(field)}
        </span>
      ))}
    </Banner>
  </div>
);

function formatMissing({ field, name }: Publication["missing"][number]): string {
  switch (field) {
    case "name":
      return "A new route needs a name";
    case "grade":
      return `${name} needs a grade`;
    case "style":
      return `${name} needs a style`;
    case "location":
      return `${name} needs a location`;
  }
}
