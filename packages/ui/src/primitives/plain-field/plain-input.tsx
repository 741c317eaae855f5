import { type ComponentProps, type ReactNode, useId } from 'react'
import { FIELD_BARE, fieldBox } from '../field/field-look.tsx'
import { plainAria, PlainFrame, type PlainWords } from './plain-frame.tsx'

/** Always left to right; in Arabic they are still aligned with the label. */
const LATIN: ReadonlySet<string> = new Set(['email', 'tel', 'url', 'password'])

export type PlainInputProps = PlainWords &
  Omit<ComponentProps<'input'>, 'className' | 'style' | 'name'> & {
    name: string
    /** A control inside the box, at its end. */
    after?: ReactNode
    /** A button at the end of the box. */
    beside?: ReactNode
  }

/** A native input: it works without script and with password managers. */
export function PlainInput(props: PlainInputProps) {
  const { label, optionalNote, aside, help, error, after, beside, ...input } = props
  const own = useId()
  const id = input.id ?? own
  const dir = input.dir ?? (input.type && LATIN.has(input.type) ? 'ltr' : undefined)
  const box = (
    <span className={`${fieldBox()} ${after === undefined ? '' : 'pe-1'}`}>
      <input
        {...input}
        id={id}
        dir={dir}
        className={`${FIELD_BARE} self-stretch ${dir === 'ltr' ? 'rtl:text-end' : ''}`}
        {...plainAria(id, { help, error })}
      />
      {after}
    </span>
  )
  return (
    <PlainFrame {...{ id, label, optionalNote, aside, help, error }}>
      {beside === undefined ? (
        box
      ) : (
        <div className="flex gap-2">
          {box}
          <div className="shrink-0">{beside}</div>
        </div>
      )}
    </PlainFrame>
  )
}
