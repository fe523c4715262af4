import { plural } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { Star } from "@topout/shared/ui";

interface RatingProps {
  /** From 0 to 5 stars. */
  rating: number;
  reviewCount: number;
}

const MAX_RATING = 5;

export function Rating({ rating, reviewCount }: RatingProps) {
  return (
    <Line>
      <span role="img" aria-label={`Rating ${rating} of ${MAX_RATING}`}>
        {Array.from({ length: MAX_RATING }, (_, index) => (
          <Star
            key={index}
            size={18}
            fill={index < rating ? "currentColor" : "none"}
            aria-hidden="true"
          />
        ))}
      </span>
      <small>{plural(reviewCount, { one: "1 review", other: `${reviewCount} reviews` })}</small>
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  gap: 8px;
  align-items: center;
  margin-top: 10px;

  > span {
    display: flex;
    gap: 2px;
  }

  > small {
    color: ${color["text-2"]};
    font: ${typography.small};
  }
`;
