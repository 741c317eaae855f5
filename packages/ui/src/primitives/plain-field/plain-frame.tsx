import type { ReactNode } from 'react'
import { Icon } from '../display/icon.tsx'
import { FIELD_ROOT } from '../field/field-look.tsx'

export interface PlainWords {
  label: string
  /** Text after the label of a field that may be empty: "optional". */
  optionalNote?: string | undefined
  /** A help link at the end of the label's line. */
  aside?: ReactNode
  help?: ReactNode
  /** The error and how to fix it; it replaces the help. */
  error?: string | undefined
}

/** The ARIA attributes that link an input with its message [FM-3]. */
export const plainAria = (id: string, { help, error }: Pick<PlainWords, 'help' | 'error'>) => ({
  'aria-invalid': error === undefined ? undefined : true,
  'aria-describedby': error !== undefined || help !== undefined ? `${id}-message` : undefined,
})

interface FieldMessageProps {
  id: string
  help?: ReactNode
  error?: string | undefined
}

/** The error or the help under a field. */
export function FieldMessage({ id, help, error }: FieldMessageProps) {
  if (error !== undefined)
    return (
      <p id={`${id}-message`} className="flex gap-1 text-micro text-refused">
        <Icon name="warn" size="small" />
        {error}
      </p>
    )
  if (help === undefined) return null
  return (
    <div id={`${id}-message`} className="text-micro text-ink-muted">
      {help}
    </div>
  )
}

interface PlainFrameProps extends PlainWords {
  /** The id of the input. */
  id: string
  children: ReactNode
}

/** Label, native input, then the help or error. Works without script. */
export function PlainFrame(props: PlainFrameProps) {
  const { id, label, optionalNote, aside, help, error, children } = props
  return (
    <div className={FIELD_ROOT} {...(error !== undefined && { 'data-invalid': '' })}>
      <div className="flex justify-between gap-x-4 text-small">
        <label htmlFor={id} className="flex flex-wrap gap-x-2 font-medium">
          {label}
          {optionalNote !== undefined && (
            <span className="font-normal text-ink-muted">{optionalNote}</span>
          )}
        </label>
        {aside}
      </div>
      {children}
      <FieldMessage id={id} help={help} error={error} />
    </div>
  )
}

/** Help that confirms a value; announced politely. */
export function FieldProven({ children }: { children: ReactNode }) {
  return (
    <span role="status" className="flex gap-1 font-medium text-proven">
      <Icon name="check" size="small" />
      {children}
    </span>
  )
}
