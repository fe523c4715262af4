import type { MemberRole } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { coveringInput, radioOption } from "@topout/shared/ui";

const OPTIONS: readonly { role: MemberRole; name: string; hint: string }[] = [
  { role: "setter", name: "Setter", hint: "Sets routes, plans resets, prints labels" },
  { role: "manager", name: "Manager", hint: "Also edits the gym and the team" },
];

/** The roles of a team, with what each of them allows. */
export const RoleRadios = ({ defaultRole }: { defaultRole: MemberRole }) => (
  <Fieldset>
    <legend>Role</legend>
    {OPTIONS.map(({ role, name, hint }) => (
      <Option key={role}>
        <input type="radio" name="role" value={role} defaultChecked={role === defaultRole} />
        <i aria-hidden="true" />
        <span>
          <b>{name}</b>
          <small>{hint}</small>
        </span>
      </Option>
    ))}
  </Fieldset>
);

const Fieldset = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  gap: 10px;

  > legend {
    margin-bottom: 6px;
    font: ${typography.label};
  }
`;

const Option = styled.label`
  ${radioOption}
  align-items: flex-start;
  padding: 13px 15px;
  border-radius: 16px;
  background: ${color.surface};

  > input {
    ${coveringInput}
    border: 1px solid ${color.line};
    border-radius: inherit;
  }

  > input:checked {
    border-color: ${color.accent};
    background: ${color["accent-soft"]};
  }

  > i {
    width: 22px;
    height: 22px;
  }

  b {
    font: ${typography.h3};
  }
`;
