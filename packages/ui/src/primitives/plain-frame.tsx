import type { ReactNode } from 'react'
import { FIELD_ROOT } from './field-look.tsx'
import { Icon } from './icon.tsx'

export interface PlainWords {
  label: string
  /** Said after the label of what may be left empty: "optional". */
  optionalNote?: string | undefined
  /** At the end of the label's line: a link that helps. */
  aside?: ReactNode
  help?: ReactNode
  /** What is wrong and what to do; it stands in place of the help. */
  error?: string | undefined
}

/** What an input says of itself, so that its message is read out with it [FM-3]. */
export const plainAria = (id: string, { help, error }: Pick<PlainWords, 'help' | 'error'>) => ({
  'aria-invalid': error === undefined ? undefined : true,
  'aria-describedby': error !== undefined || help !== undefined ? `${id}-said` : undefined,
})

interface FieldSaidProps {
  id: string
  help?: ReactNode
  error?: string | undefined
}

/** Under a field: what is wrong with it, or else what helps. */
export function FieldSaid({ id, help, error }: FieldSaidProps) {
  if (error !== undefined)
    return (
      <p id={`${id}-said`} className="flex gap-1 text-micro text-refused">
        <Icon name="warn" size="small" />
        {error}
      </p>
    )
  if (help === undefined) return null
  return (
    <div id={`${id}-said`} className="text-micro text-ink-muted">
      {help}
    </div>
  )
}

interface PlainFrameProps extends PlainWords {
  /** Of the input inside. */
  id: string
  children: ReactNode
}

/** Label above, then the browser's own input, then what is said of it. Needs no script. */
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
      <FieldSaid id={id} help={help} error={error} />
    </div>
  )
}

/** Help that says that a value is right; said politely when it comes. */
export function FieldProven({ children }: { children: ReactNode }) {
  return (
    <span role="status" className="flex gap-1 font-medium text-proven">
      <Icon name="check" size="small" />
      {children}
    </span>
  )
}
