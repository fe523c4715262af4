import { styled } from "@topout/shared/platform";
import { Banner, CircleAlert } from "@topout/shared/ui";
import { useEffect, useRef } from "react";

/** An error of the whole form. Receives focus. */
export function FormAlert({ message }: { message: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);

  return (
    <Focusable ref={box} tabIndex={-1}>
      <Banner tone="danger" role="alert" icon={<CircleAlert size={20} />}>
        {message}
      </Banner>
    </Focusable>
  );
}

const Focusable = styled.div`
  &:focus {
    outline: none;
  }
`;
