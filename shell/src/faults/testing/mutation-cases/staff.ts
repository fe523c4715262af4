import {
  adminMutations,
  noteMutations,
  reportMutations,
  teamMutations,
} from "@topout/shared/api/staff";

import { type MutationCase, NEW_ID, run } from "./mutation-case.ts";

export const staffCases: readonly MutationCase[] = [
  {
    name: "adminMutations.promote",
    prepare: ({ climber }) => run(adminMutations.promote(), climber.id),
  },
  {
    name: "adminMutations.demote",
    prepare: ({ staff }) => run(adminMutations.demote(), staff.id),
  },
  {
    name: "adminMutations.promoteToSetter",
    prepare: ({ climber }) => run(adminMutations.promoteToSetter(), climber.id),
  },
  {
    name: "adminMutations.demoteFromSetter",
    prepare: ({ staff }) => run(adminMutations.demoteFromSetter(), staff.id),
  },
  {
    name: "adminMutations.deactivate",
    prepare: ({ climber }) => run(adminMutations.deactivate(), climber.id),
  },
  {
    name: "adminMutations.reactivate",
    prepare: ({ inactive }) => run(adminMutations.reactivate(), inactive.id),
  },
  {
    name: "noteMutations.markDone",
    prepare: ({ note }) => run(noteMutations.markDone(), { id: note.id, routeName: "P1" }),
  },
  {
    name: "reportMutations.decide",
    prepare: ({ report }) =>
      run(reportMutations.decide(), { id: report.id, decision: "remove", stop_uploads_days: 7 }),
  },
  {
    name: "teamMutations.updateMember",
    prepare: ({ gym, climber }) =>
      run(teamMutations.updateMember(), { gymId: gym.id, userId: climber.id, role: "manager" }),
  },
  {
    name: "teamMutations.removeMember",
    prepare: ({ gym, climber }) =>
      run(teamMutations.removeMember(), { gymId: gym.id, userId: climber.id }),
  },
  {
    name: "teamMutations.invite",
    prepare: ({ gym }) =>
      run(teamMutations.invite(), {
        gymId: gym.id,
        email: "joe@topout.example",
        role: "setter",
        idempotency_key: NEW_ID,
      }),
  },
  {
    name: "teamMutations.withdrawInvitation",
    prepare: ({ gym, invitation }) =>
      run(teamMutations.withdrawInvitation(), { gymId: gym.id, id: invitation.id }),
  },
];
