import { type KeyboardEvent, type ReactNode, useState } from 'react'

/** How a cell is edited in place: a text or number, or one of a few options. */
export type CellEdit =
  | { kind: 'number' | 'text' }
  | { kind: 'choice'; options: readonly { id: string; text: string }[] }

interface CellEditorProps {
  label: string
  edit: CellEdit
  value: string
  /** Undefined: the value stays. */
  onDone: (value: string | undefined, key: 'Enter' | 'Escape' | 'blur') => void
}

const FIELD =
  'size-full min-w-0 border-0 bg-raised px-1.5 text-body outline-2 -outline-offset-2 outline-focus lg:text-micro'

/** Stands in the cell while it is edited: Enter saves and goes down, Escape changes nothing. */
export function CellEditor({ label, edit, value, onDone }: CellEditorProps): ReactNode {
  const [text, setText] = useState(value)
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if ((event.ctrlKey || event.metaKey) && event.key === 's') {
      event.preventDefault() // not the dialog of the browser
      onDone(text, 'Enter')
      return
    }
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    onDone(event.key === 'Enter' ? text : undefined, event.key)
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
      onFocus={({ target }) => target.select()}
    />
  )
}
