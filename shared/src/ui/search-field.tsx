import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from "react";

import { styled } from "@topout/shared/platform";

import { IconButton } from "./icon-button.tsx";
import { Search, X } from "./icons.ts";
import { TextInput } from "./text-input.tsx";

/** Longer than the pause between two keystrokes, and short enough to feel immediate. */
const DEBOUNCE_MS = 250;
/** More queries than a slow parent has not rendered yet. */
const MAX_SENT_QUERIES = 10;

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
  const { text, setText, search } = useSearchText(value, onSearch);
  const input = useRef<HTMLInputElement>(null);

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

/** The text of the field, and a function that searches for it. Also searches when typing pauses. */
function useSearchText(value: string, onSearch: (query: string) => void) {
  const [text, setText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  const [sentQueries, setSentQueries] = useState<readonly string[]>([]);
  if (value !== lastValue) {
    setLastValue(value);
    // The parent can render a query after the user has typed more. The field keeps the newer text.
    const sentIndex = sentQueries.indexOf(value);
    const isSent = sentIndex !== -1;
    setSentQueries(isSent ? sentQueries.slice(sentIndex + 1) : []);
    if (!isSent && value !== text.trim()) setText(value);
  }

  const search = (next: string) => {
    const query = next.trim();
    if (query === value) return;
    setSentQueries([...sentQueries, query].slice(-MAX_SENT_QUERIES));
    onSearch(query);
  };
  const searchDebounced = useEffectEvent(search);
  useEffect(() => {
    const timer = setTimeout(() => searchDebounced(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return { text, setText, search };
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
