import { fireEvent, render, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";

import { ImageField } from "./image-field.tsx";

afterEach(() => vi.unstubAllGlobals());

const createImage = (name: string) => new File([name], name, { type: "image/png" });

const flushMicrotasks = () => new Promise((resolve) => setTimeout(resolve));

describe("ImageField", () => {
  test("keeps the image that was chosen last, even if an earlier one is converted later", async () => {
    const onChange = vi.fn<(image: Blob) => void>();
    let finishSlow = () => {};
    const slowConversion = new Promise<never>((_resolve, reject) => {
      finishSlow = () => reject(new Error("Not an image"));
    });
    vi.stubGlobal("createImageBitmap", ({ name }: File) =>
      name === "slow.png" ? slowConversion : Promise.reject(new Error("Not an image")),
    );
    const { container } = render(<ImageField image={undefined} onChange={onChange} />);
    const input = container.querySelector("input");
    const [slow, fast] = [createImage("slow.png"), createImage("fast.png")];

    if (input) fireEvent.change(input, { target: { files: [slow] } });
    if (input) fireEvent.change(input, { target: { files: [fast] } });
    await waitFor(() => expect(onChange).toHaveBeenCalledOnce());
    finishSlow();
    await flushMicrotasks();

    expect(onChange.mock.calls).toEqual([[fast]]);
  });
});
