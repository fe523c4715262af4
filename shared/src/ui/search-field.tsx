import { useEffect, useEffectEvent, useRef, useState } from "react";

import { styled } from "@topout/shared/platform";

import { IconButton } from "./icon-button.tsx";
import { Search, X } from "./icons.ts";
import { TextInput } from "./text-input.tsx";

/** Long enough that a word is typed in one go, short enough that the answer feels immediate. */
const DEBOUNCE_MS = 250;

interface SearchFieldProps {
  /** What is searched by the field's name and, as long as nothing is typed, by its placeholder. */
  label: string;
  placeholder?: string;
  /** The words that are searched for now. */
  value: string;
  /** Once the typing pauses, and at once with Enter or when the field is left. */
  onSearch: (words: string) => void;
  maxLength?: number;
  className?: string;
}

/** Words to look for. Who emptied the search elsewhere finds the field empty too. */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder = label, value, onSearch, maxLength, className } = props;
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  if (value !== known) {
    setKnown(value);
    if (value !== typed.trim()) setTyped(value);
  }

  const search = (text: string) => {
    const words = text.trim();
    if (words !== value) onSearch(words);
  };
  const searchTyped = useEffectEvent(search);
  useEffect(() => {
    const pause = setTimeout(() => searchTyped(typed), DEBOUNCE_MS);
    return () => clearTimeout(pause);
  }, [typed]);

  const clear = () => {
    setTyped("");
    search("");
    // The cross goes, and whoever pressed it types on.
    input.current?.focus();
  };

  return (
    <Form
      role="search"
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        search(typed);
      }}
    >
      <TextInput
        ref={input}
        type="search"
        icon={<Search size={19} />}
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={maxLength}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        // Whoever goes on to what was found comes back to these words.
        onBlur={() => search(typed)}
      />
      {typed && (
        <IconButton label="Clear search" onClick={clear}>
          <X size={19} aria-hidden="true" />
        </IconButton>
      )}
    </Form>
  );
}

/* The browsers' own cross is small, differs, and is blue in some. */
const Form = styled.form`
  position: relative;

  input {
    padding-right: 52px;
  }

  input::-webkit-search-cancel-button {
    display: none;
  }

  > button {
    position: absolute;
    top: 2px;
    right: 2px;
  }
`;
