import { imageUrls } from "@topout/shared/api";
import type { GymSummary } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { color, media, motion, typography } from "@topout/shared/theme";
import { Button, Check, coveringInput, tNuts, VisuallyHidden } from "@topout/shared/ui";

interface GymRadiosProps {
  legend: string;
  gyms: readonly GymSummary[];
  /** A gym id, or null if no gym is selected. */
  value: string | null;
  onChange: (gymId: string | null) => void;
}

/** A radio group of gyms with their images. */
export const GymRadios = ({ legend, gyms, value, onChange }: GymRadiosProps) => (
  <Fieldset>
    <Legend>{legend}</Legend>
    <Grid>
      {gyms.map((gym) => (
        <Option key={gym.id}>
          <input
            type="radio"
            name="home_gym"
            value={gym.id}
            checked={gym.id === value}
            onChange={() => onChange(gym.id)}
          />
          {gym.has_image ? (
            <img src={imageUrls.gym(gym)} alt="" loading="lazy" decoding="async" />
          ) : (
            <Placeholder />
          )}
          <CheckMark aria-hidden="true">
            <Check size={17} />
          </CheckMark>
          <span>
            <b translate="no">{gym.name}</b>
            <small>{gym.location}</small>
          </span>
        </Option>
      ))}
    </Grid>
    {value !== null && (
      <ClearButton onClick={() => onChange(null)}>
        Clear<VisuallyHidden> home gym</VisuallyHidden>
      </ClearButton>
    )}
  </Fieldset>
);

const Fieldset = styled.fieldset`
  position: relative;
`;

/** Beside the legend. Aligns the text of the button with the images. The hover background extends beyond them. */
const ClearButton = styled(Button).attrs({ variant: "ghost" })`
  position: absolute;
  top: -14px;
  right: -13.5px;
`;

const Legend = styled.legend`
  margin-bottom: 8px;
  font: ${typography.label};
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 138px), 1fr));
  gap: 10px;

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Placeholder = styled.i`
  display: block;
  background-color: ${color.board};
  ${tNuts}
`;

const CheckMark = styled.i`
  position: absolute;
  top: 8px;
  right: 8px;
  display: none;
  place-items: center;
  width: 26px;
  height: 26px;
  border-radius: 50%;
  background: ${color.accent};
  color: ${color["on-accent"]};
`;

const Option = styled.label`
  position: relative;
  border-radius: 18px;
  background: ${color.surface};
  cursor: pointer;

  > input {
    ${coveringInput}
    border: 2px solid ${color.line};
    border-radius: inherit;
    transition: border-color ${motion.fast};
  }

  > img,
  > ${Placeholder} {
    width: 100%;
    height: 84px;
    border-radius: 18px 18px 0 0;
    object-fit: cover;
  }

  > span {
    display: block;
    padding: 9px 12px 11px;
    overflow-wrap: anywhere;
  }

  b {
    display: block;
    font: ${typography.h3};
  }

  small {
    display: block;
    color: ${color["text-3"]};
    font: ${typography.small};
  }

  ${media.hover} {
    &:hover > input {
      border-color: ${color["line-strong"]};
    }
  }

  > input:checked {
    border-color: ${color.accent};
    box-shadow: 0 0 0 2px ${color.accent};
  }

  > input:checked ~ ${CheckMark} {
    display: grid;
  }

  > input:focus-visible {
    outline: 2.5px solid ${color.focus};
    outline-offset: 4px;
  }

  ${media.forcedColors} {
    > input:checked {
      outline: 3px solid Highlight;
    }
  }
`;
