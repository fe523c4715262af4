import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";

import { Field } from "./field.tsx";
import { TextInput } from "./text-input.tsx";
import { useForm } from "./use-form.ts";

const required = z.string().check(z.minLength(1, "Required"));
const schema = z.object({ name: required, town: required });

type Send = Parameters<typeof useForm<typeof schema>>[0]["mutate"];

function Form({ send }: { send: Send }) {
  const { form, getError, setErrors } = useForm({ schema, mutate: send });
  return (
    <form aria-label="Gym" {...form}>
      <Field label="Name" error={getError("name")}>
        <TextInput name="name" />
      </Field>
      <Field label="Town" error={getError("town")}>
        <TextInput name="town" />
      </Field>
      <button type="submit">Save</button>
      <button type="button" onClick={() => setErrors({ town: "No such town" })}>
        Refuse
      </button>
    </form>
  );
}

const open = () => {
  const send = vi.fn<Send>();
  render(<Form send={send} />);
  return { send, user: userEvent.setup(), form: screen.getByRole("form") };
};

const fill = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(screen.getByLabelText("Name"), "Gritworks");
  await user.type(screen.getByLabelText("Town"), "Leeds");
};

describe("a form", () => {
  test("is sent as its schema reads it", async () => {
    const { send, user } = open();
    await fill(user);

    await user.keyboard("{Enter}");

    expect(send.mock.calls[0]?.[0]).toEqual({ name: "Gritworks", town: "Leeds" });
  });

  test("is not sent again before an answer has come", async () => {
    const { send, user, form } = open();
    await fill(user);

    // In one turn, before anything could be drawn as busy.
    fireEvent.submit(form);
    fireEvent.submit(form);
    expect(send).toHaveBeenCalledOnce();

    send.mock.calls[0]?.[1].onSettled();
    fireEvent.submit(form);
    expect(send).toHaveBeenCalledTimes(2);
  });

  test("is refused field by field, and the first wrong one receives focus", async () => {
    const { send, user } = open();
    await user.type(screen.getByLabelText("Name"), "Gritworks");

    await user.click(screen.getByRole("button", { name: "Save" }));

    expect(send).not.toHaveBeenCalled();
    expect(screen.getByLabelText("Town")).toHaveFocus();
    expect(screen.getByLabelText("Town")).toHaveAccessibleDescription("Required");
    expect(screen.getByLabelText("Name")).toBeValid();
  });

  test("shows what the server has against it, each time with focus", async () => {
    const { user } = open();
    const town = screen.getByLabelText("Town");

    await user.click(screen.getByRole("button", { name: "Refuse" }));
    expect(town).toHaveFocus();
    await user.click(screen.getByRole("button", { name: "Refuse" }));

    expect(town).toHaveFocus();
    expect(town).toHaveAccessibleDescription("No such town");
  });

  test("takes a complaint back once its field has changed, and leaves the others", async () => {
    const { user } = open();
    await user.click(screen.getByRole("button", { name: "Save" }));

    await user.type(screen.getByLabelText("Name"), "G");

    expect(screen.getByLabelText("Name")).toBeValid();
    expect(screen.getByLabelText("Name")).toHaveFocus();
    expect(screen.getByLabelText("Town")).toBeInvalid();
  });
});
