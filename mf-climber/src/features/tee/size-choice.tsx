import { formatList } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { visuallyHidden } from "@topout/shared/ui";

import { RadioGroup, Legend } from "./radio-group.ts";
import { tee, type TeeSize } from "./tee.ts";

interface SizeChoiceProps {
  value: TeeSize;
  onChange: (size: TeeSize) => void;
}

export function SizeChoice({ value, onChange }: SizeChoiceProps) {
  const availableSizes = tee.sizes.filter(({ isInStock }) => isInStock).map(({ name }) => name);

  return (
    <RadioGroup>
      <Legend>
        <span>{"Size "}</span>
        <small>{`Only ${formatList(availableSizes)} in stock`}</small>
      </Legend>
      <Sizes>
        {tee.sizes.map((size) => (
          <Size key={size.name}>
            <input
              type="radio"
              name="size"
              aria-label={size.isInStock ? size.name : `${size.name}, out of stock`}
              disabled={!size.isInStock}
              checked={size === value}
              onChange={() => onChange(size)}
            />
            <span>{size.name}</span>
          </Size>
        ))}
      </Sizes>
    </RadioGroup>
  );
}

const Sizes = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 9px;
`;

/* The input precedes what shows its state, because Firefox 115 has no :has(). */
const Size = styled.label`
  position: relative;
  cursor: pointer;
  font: ${typography.label};

  > input {
    ${visuallyHidden}
  }

  > span {
    display: grid;
    place-items: center;
    min-height: 48px;
    border: 1.5px solid ${color.line};
    border-radius: 14px;
    background: ${color.surface};
  }

  > input:disabled + span {
    border-color: transparent;
    background: ${color.sunken};
    color: ${color["text-3"]};
    cursor: not-allowed;
    text-decoration: line-through;
  }

  > input:checked + span {
    border: 2px solid ${color.accent};
    background: ${color["accent-soft"]};
    color: ${color["accent-text"]};
  }

  > input:focus-visible + span {
    outline: 2.5px solid ${color.focus};
    outline-offset: 2px;
  }
`;
