import { isApiError } from "@topout/shared/api";
import { setMutations } from "@topout/shared/api/staff";
import { type RouteSet, SetCreation, SetDetails } from "@topout/shared/contract";
import { notify, useMutation } from "@topout/shared/platform";
import { useForm } from "@topout/shared/ui";

import { createSetterMeta, reportLostRole } from "../../route-writes/setter-errors.ts";
import { useIdempotentSetInsert } from "./use-idempotent-set-insert.ts";

interface SetFormOptions {
  set: RouteSet | undefined;
  onCreated: (set: RouteSet) => void;
  onUpdated: () => void;
}

/** Returns the form of a new set, or the form to edit `set`. */
export function useSetForm({ set, onCreated, onUpdated }: SetFormOptions) {
  const newSetForm = useNewSetForm(onCreated);
  const editSetForm = useEditSetForm(set?.id ?? "", onUpdated);
  const getEditError = (field: "circuit_id" | "date" | "name") =>
    field === "circuit_id" ? undefined : editSetForm.getError(field);

  return set ? { ...editSetForm, getError: getEditError } : newSetForm;
}

function useNewSetForm(onCreated: (set: RouteSet) => void) {
  const { mutate, isPending } = useMutation({
    ...setMutations.create(),
    mutationFn: useIdempotentSetInsert(),
    meta: createSetterMeta(),
    onError: reportLostRole,
    afterSuccess: () => notify({ type: "success", title: "Set Created" }),
  });
  const form = useForm({
    schema: SetCreation,
    mutate: ({ name, ...fields }, options) =>
      mutate({ ...fields, name: name ?? "" }, { ...options, onSuccess: onCreated }),
  });
  return { ...form, isSaving: isPending };
}

const SET_DELETED = "This set no longer exists.";

function useEditSetForm(id: string, onUpdated: () => void) {
  const { mutate, isPending } = useMutation({
    ...setMutations.update(),
    meta: createSetterMeta(),
    onError: reportLostRole,
    afterSuccess: () => notify({ type: "success", title: "Set Updated" }),
  });
  const form = useForm({
    schema: SetDetails,
    mutate: ({ name, date }, options) =>
      mutate(
        { id, date, name: name ?? "" },
        {
          ...options,
          onSuccess: onUpdated,
          onError: (error) => {
            if (isApiError(error, "NOT_FOUND")) form.setErrors({ name: SET_DELETED });
          },
        },
      ),
  });
  return { ...form, isSaving: isPending };
}
