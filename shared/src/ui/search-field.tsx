import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from "react";

import { styled } from "@topout/shared/platform";

import { IconButton } from "./icon-button.tsx";
import { Search, X } from "./icons.ts";
import { TextInput } from "./text-input.tsx";

/** Longer than the pause between two keystrokes, and short enough to feel immediate. */
const DEBOUNCE_MS = 250;

interface SearchFieldProps {
  /** The accessible name, and the default placeholder. */
  label: string;
  placeholder?: string;
  /** The current query. */
  value: string;
  /** Called when typing pauses, and immediately on Enter or blur. */
  onSearch: (query: string) => void;
  maxLength?: number;
  className?: string;
  /** For example the attributes of a combobox. */
  inputProps?: Omit<ComponentProps<"input">, "value" | "onChange" | "onBlur">;
}

/** A debounced search field. When the parent changes `value`, the field shows it. */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder = label, value, onSearch, maxLength, className, inputProps } = props;
  const [text, setText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  if (value !== lastValue) {
    setLastValue(value);
    if (value !== text.trim()) setText(value);
  }

  const search = (next: string) => {
    const query = next.trim();
    if (query !== value) onSearch(query);
  };
  const searchDebounced = useEffectEvent(search);
  useEffect(() => {
    const timer = setTimeout(() => searchDebounced(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  const clear = () => {
    setText("");
    search("");
    // The clear button disappears, so its focus would be lost.
    input.current?.focus();
  };

  return (
    <Form
      role="search"
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        search(text);
      }}
    >
      <TextInput
        {...inputProps}
        ref={input}
        type="search"
        icon={<Search size={19} />}
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={maxLength}
        value={text}
        onChange={(event) => setText(event.target.value)}
        // Search before a click on a result navigates away.
        onBlur={() => search(text)}
      />
      {text && (
        <IconButton label="Clear search" onClick={clear}>
          <X size={19} aria-hidden="true" />
        </IconButton>
      )}
    </Form>
  );
}

/* The native clear button is small and differs between browsers. */
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
