import type { ReactNode } from 'react'
import {
  type TextFieldProps as AriaProps,
  TextField as AriaTextField,
  Input,
} from 'react-aria-components/TextField'
import { type Bare, FieldFrame, type FieldWords, validity } from './field-frame.tsx'
import { FIELD_BARE, FIELD_ROOT, fieldBox, type FieldSize } from './field-look.tsx'
import { useWriting } from './written-in.tsx'

/** Always left to right; in Arabic they are still aligned with the label. */
const LATIN: ReadonlySet<string> = new Set(['email', 'tel', 'url'])

export interface TextFieldProps extends Bare<AriaProps>, FieldWords {
  size?: FieldSize
  placeholder?: string
  /** A unit or a button inside the box, at its start or its end. */
  before?: ReactNode
  after?: ReactNode
}

export function TextField(props: TextFieldProps) {
  const { label, isLabelHidden, description, error, ...rest } = props
  const { size, placeholder, before, after, ...field } = rest
  const words = { label, isLabelHidden, description, error }
  const writing = useWriting()
  const isLatin = field.type !== undefined && LATIN.has(field.type)
  return (
    <AriaTextField {...field} {...validity(words)} className={FIELD_ROOT}>
      <FieldFrame words={words} isRequired={field.isRequired}>
        <div className={fieldBox(size)}>
          {before}
          <Input
            {...writing}
            className={`${FIELD_BARE} ${isLatin ? 'rtl:text-end' : ''}`}
            {...(placeholder !== undefined && { placeholder })}
            {...(isLatin && { dir: 'ltr' })}
          />
          {after}
        </div>
      </FieldFrame>
    </AriaTextField>
  )
}

/** The unit of the value. */
export function FieldUnit({ children }: { children: string }) {
  return <span className="whitespace-nowrap text-small text-ink-muted">{children}</span>
}
