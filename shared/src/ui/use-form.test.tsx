import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";

import { Field } from "./field.tsx";
import { TextInput } from "./text-input.tsx";
import { useForm } from "./use-form.ts";

const requiredText = z.string().check(z.minLength(1, "Required"));
const schema = z.object({ name: requiredText, town: requiredText.check(z.maxLength(30)) });

type Mutate = Parameters<typeof useForm<typeof schema>>[0]["mutate"];

function Form({ mutate }: { mutate: Mutate }) {
  const { form, getError, setErrors } = useForm({ schema, mutate });
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
        Reject
      </button>
    </form>
  );
}

const openForm = () => {
  const mutate = vi.fn<Mutate>();
  render(<Form mutate={mutate} />);
  return { mutate, user: userEvent.setup(), form: screen.getByRole("form") };
};

const fillForm = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(screen.getByLabelText("Name"), "Gritworks");
  await user.type(screen.getByLabelText("Town"), "Leeds");
};

describe("useForm", () => {
  test("shows our message if the field has none", async () => {
    const { user } = openForm();
    await user.type(screen.getByLabelText("Town"), "x".repeat(31));

    await user.click(screen.getByRole("button", { name: "Save" }));

    expect(screen.getByText("At most 30 characters")).toBeVisible();
  });

  test("submits the parsed fields", async () => {
    const { mutate, user } = openForm();
    await fillForm(user);

    await user.keyboard("{Enter}");

    expect(mutate.mock.calls[0]?.[0]).toEqual({ name: "Gritworks", town: "Leeds" });
  });

  test("ignores further submits until the mutation settles", async () => {
    const { mutate, user, form } = openForm();
    await fillForm(user);

    // Submit twice before React can render the busy button.
    fireEvent.submit(form);
    fireEvent.submit(form);
    expect(mutate).toHaveBeenCalledOnce();

    mutate.mock.calls[0]?.[1].onSettled();
    fireEvent.submit(form);
    expect(mutate).toHaveBeenCalledTimes(2);
  });

  test("shows an error per field and focuses the first invalid one", async () => {
    const { mutate, user } = openForm();
    await user.type(screen.getByLabelText("Name"), "Gritworks");

    await user.click(screen.getByRole("button", { name: "Save" }));

    expect(mutate).not.toHaveBeenCalled();
    expect(screen.getByLabelText("Town")).toHaveFocus();
    expect(screen.getByLabelText("Town")).toHaveAccessibleDescription("Required");
    expect(screen.getByLabelText("Name")).toBeValid();
  });

  test("shows server errors and focuses the invalid field each time", async () => {
    const { user } = openForm();
    const townField = screen.getByLabelText("Town");

    await user.click(screen.getByRole("button", { name: "Reject" }));
    expect(townField).toHaveFocus();
    await user.click(screen.getByRole("button", { name: "Reject" }));

    expect(townField).toHaveFocus();
    expect(townField).toHaveAccessibleDescription("No such town");
  });

  test("clears the error of a changed field and keeps the others", async () => {
    const { user } = openForm();
    await user.click(screen.getByRole("button", { name: "Save" }));

    await user.type(screen.getByLabelText("Name"), "G");

    expect(screen.getByLabelText("Name")).toBeValid();
    expect(screen.getByLabelText("Name")).toHaveFocus();
    expect(screen.getByLabelText("Town")).toBeInvalid();
  });
});
