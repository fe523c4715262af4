import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, test, vi } from "vitest";

import { Button } from "./button.tsx";
import { Chip } from "./chip.tsx";
import { CountChip } from "./count-chip.tsx";
import { Field } from "./field.tsx";
import { IconButton } from "./icon-button.tsx";
import { PasswordInput } from "./password-input.tsx";
import { Tabs } from "./tabs.tsx";
import { TextInput } from "./text-input.tsx";
import { TickBar } from "./tick-bar.tsx";

describe("Field", () => {
  test("labels its control and uses the hint as its description", () => {
    render(
      <Field label="Email" hint="We never show it.">
        <TextInput type="email" />
      </Field>,
    );

    const input = screen.getByRole("textbox", { name: "Email" });
    expect(input).toHaveAccessibleDescription("We never show it.");
    expect(input).toBeValid();
  });

  test("shows the error instead of the hint and uses it as the description", () => {
    render(
      <Field label="Username" hint="Visible to all." error="Required">
        <TextInput />
      </Field>,
    );

    const input = screen.getByRole("textbox", { name: "Username" });
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription("Required");
  });
});

describe("PasswordInput", () => {
  test("shows the password after a click on Show password", async () => {
    render(
      <Field label="Password">
        <PasswordInput autoComplete="new-password" />
      </Field>,
    );
    const input = screen.getByLabelText("Password");
    expect(input).toHaveAttribute("type", "password");

    await userEvent.click(screen.getByRole("button", { name: "Show password" }));

    expect(input).toHaveAttribute("type", "text");
  });
});

describe("Button", () => {
  test("keeps its name and ignores clicks while busy", async () => {
    const onClick = vi.fn<() => void>();
    render(
      <Button isBusy onClick={onClick}>
        Save
      </Button>,
    );

    const button = screen.getByRole("button", { name: "Save", busy: true });
    await userEvent.click(button);

    expect(onClick).not.toHaveBeenCalled();
  });
});

const createSentStates = (routes: number, sent: number) =>
  Array.from({ length: routes }, (_, index) => index < sent);

describe("CountChip", () => {
  test("names the circuit and uses the singular for one send", () => {
    render(
      <>
        <CountChip skin="red" name="Red" sends={1} />
        <CountChip skin="violet" name="Purple" sends={2} />
      </>,
    );

    expect(screen.getByText(/1 send$/).parentElement).toHaveTextContent("Red: 1 send");
    expect(screen.getByText(/2 sends$/).parentElement).toHaveTextContent("Purple: 2 sends");
  });
});

describe("TickBar", () => {
  test("has the number of sent routes as its label", () => {
    render(<TickBar skin="red" sent={[true, false, true]} />);

    expect(screen.getByRole("img", { name: "2 of 3 sent" }).children).toHaveLength(3);
  });

  test("shows two proportional segments for more than 48 routes", () => {
    const { rerender } = render(<TickBar skin="red" sent={createSentStates(5_000, 1_000)} />);
    const [sent, unsent] = screen.getByRole("img", { name: "1000 of 5000 sent" }).children;
    expect(sent).toHaveStyle({ flexGrow: 1_000 });
    expect(unsent).toHaveStyle({ flexGrow: 4_000 });

    rerender(<TickBar skin="red" sent={createSentStates(49, 49)} />);
    expect(screen.getByRole("img", { name: "49 of 49 sent" }).children).toHaveLength(1);
    rerender(<TickBar skin="red" sent={createSentStates(48, 48)} />);
    expect(screen.getByRole("img", { name: "48 of 48 sent" }).children).toHaveLength(48);
  });
});

function CircuitTabs() {
  const [selected, setSelected] = useState("blue");
  const tabs = ["Green", "Blue", "Black"].map((label) => ({ id: label.toLowerCase(), label }));
  return (
    <Tabs label="Circuits" tabs={tabs} selected={selected} onSelect={setSelected}>
      Routes of {selected}
    </Tabs>
  );
}

describe("Tabs", () => {
  test("has one tab stop, and selects tabs with arrow keys, Home and End", async () => {
    const user = userEvent.setup();
    render(<CircuitTabs />);

    await user.tab();
    expect(screen.getByRole("tab", { name: "Blue", selected: true })).toHaveFocus();
    await user.keyboard("{ArrowRight}{ArrowRight}");
    expect(screen.getByRole("tab", { name: "Green", selected: true })).toHaveFocus();
    await user.keyboard("{End}");

    expect(screen.getByRole("tabpanel", { name: "Black" })).toHaveTextContent("Routes of black");
  });
});

describe("a disabled button", () => {
  interface SwitchableProps {
    isDisabled: boolean;
    onClick: () => void;
  }

  test.each([
    ["Button", (props: SwitchableProps) => <Button {...props}>Undo</Button>],
    ["IconButton", (props: SwitchableProps) => <IconButton {...props} label="Undo" />],
    ["Chip", (props: SwitchableProps) => <Chip {...props} pressed />],
  ])("keeps the focus and ignores clicks: %s", async (_name, renderButton) => {
    const onClick = vi.fn<() => void>();
    const user = userEvent.setup();
    const { rerender } = render(renderButton({ isDisabled: false, onClick }));
    await user.click(screen.getByRole("button"));

    rerender(renderButton({ isDisabled: true, onClick }));
    await user.keyboard("{Enter}");

    expect(screen.getByRole("button")).toHaveFocus();
    expect(screen.getByRole("button")).toHaveAttribute("aria-disabled", "true");
    expect(onClick).toHaveBeenCalledOnce();
  });

  test("does not submit its form", async () => {
    const handleSubmit = vi.fn<() => void>();
    render(
      <form onSubmit={handleSubmit}>
        <input aria-label="Name" />
        <Button type="submit" isDisabled>
          Save
        </Button>
      </form>,
    );

    await userEvent.type(screen.getByRole("textbox"), "a{Enter}");

    expect(handleSubmit).not.toHaveBeenCalled();
  });
});
