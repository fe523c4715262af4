import { styled } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";
import { Banner, Link2 } from "@topout/shared/ui";
import { Fragment } from "react";

/** Says what a change of the username does to the current one. */
export const ChangeNote = ({ currentName }: { currentName: string }) => (
  <Banner tone="quiet" role="status" icon={<Link2 size={18} aria-hidden="true" />}>
    {describeChange(PLACEHOLDER)
      .split(PLACEHOLDER)
      .map((text, index) => (
        <Fragment key={text}>
          {index > 0 && <Name translate="no">{currentName}</Name>}
          {text}
        </Fragment>
      ))}
  </Banner>
);

/** Replaced by the emphasised name, so that the text is whole. */
const PLACEHOLDER = "\0";

const describeChange = (name: string) =>
  `Links to @${name} will lead to your new name. Nobody else can take ${name} for 90 days.`;

const Name = styled.b`
  color: ${color.text};
  overflow-wrap: anywhere;
`;
