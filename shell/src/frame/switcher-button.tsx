import { imageUrls } from "@topout/shared/api";
import type { GymSummary } from "@topout/shared/contract";
import { ChevronsUpDown } from "@topout/shared/ui";
import type { ComponentProps } from "react";

interface SwitcherButtonProps extends ComponentProps<"button"> {
  gym: GymSummary;
}

/** Shows the current gym, and opens the others. */
export const SwitcherButton = ({ gym, ...props }: SwitcherButtonProps) => (
  <button type="button" className="gym-switcher" {...props}>
    <GymImage gym={gym} />
    <span>
      <b translate="no">{gym.name}</b>
      <small>{gym.location}</small>
    </span>
    <ChevronsUpDown className="icon" size={18} />
  </button>
);

export const GymImage = ({ gym }: { gym: GymSummary }) =>
  gym.has_image ? (
    <img
      className="gym-image"
      src={imageUrls.gym(gym)}
      alt=""
      width={38}
      height={38}
      fetchPriority="low"
    />
  ) : (
    <i className="gym-image" aria-hidden="true" />
  );
