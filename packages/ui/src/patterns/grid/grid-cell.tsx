import { type KeyboardEvent, type ReactNode, useState } from 'react'

/** How a cell is edited in place: a text or number, or one of a few options. */
export type CellEdit =
  | { kind: 'number' | 'text' }
  | { kind: 'choice'; options: readonly { id: string; text: string }[] }

/** How an editor was left. */
export type DoneKey = 'Enter' | 'Escape' | 'Tab' | 'ShiftTab' | 'blur'

/** Whether a key begins a new value of a cell that is not open yet. */
export const beginsValue = (edit: CellEdit, key: string): boolean =>
  edit.kind === 'number'
    ? /^[\d٠-٩.,+-]$/.test(key)
    : edit.kind === 'text' && key.length === 1 && key !== ' '

interface CellEditorProps {
  label: string
  edit: CellEdit
  value: string
  /** A key started a new value: the rest is typed behind it. */
  isNew: boolean
  /** Undefined: the value stays. */
  onDone: (value: string | undefined, key: DoneKey) => void
}

const FIELD =
  'size-full min-w-0 border-0 bg-raised px-1.5 text-body outline-2 -outline-offset-2 outline-focus lg:text-micro'

const doneKey = ({ key, shiftKey }: KeyboardEvent): DoneKey | undefined =>
  key === 'Tab'
    ? shiftKey
      ? 'ShiftTab'
      : 'Tab'
    : key === 'Enter' || key === 'Escape'
      ? key
      : undefined

/** Stands in the cell while it is edited: Enter saves and goes down, Tab saves and goes on, Escape changes nothing. */
export function CellEditor({ label, edit, value, isNew, onDone }: CellEditorProps): ReactNode {
  const [text, setText] = useState(value)
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if ((event.ctrlKey || event.metaKey) && event.key === 's') {
      event.preventDefault() // not the dialog of the browser
      onDone(text, 'Enter')
      return
    }
    const key = doneKey(event)
    if (!key) return
    event.preventDefault()
    onDone(key === 'Escape' ? undefined : text, key)
  }
  const field = {
    'aria-label': label,
    value: text,
    className: FIELD,
    onKeyDown,
    onBlur: () => onDone(text, 'blur'),
    ref: (element: HTMLElement | null) => element?.focus(),
  }
  if (edit.kind === 'choice')
    return (
      <select {...field} onChange={({ target }) => setText(target.value)}>
        {edit.options.map(({ id, text: name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    )
  return (
    <input
      {...field}
      inputMode={edit.kind === 'number' ? 'decimal' : 'text'}
      onChange={({ target }) => setText(target.value)}
      onFocus={({ target }) => {
        if (!isNew) target.select()
      }}
    />
  )
}
