import type { ReactNode } from 'react'
import { FieldError, Label, Text } from 'react-aria-components/TextField'
import { Icon } from '../display/icon.tsx'

/** The props of a React Aria component that callers may set. */
export type Bare<Props> = Omit<
  Props,
  | 'children'
  | 'className'
  | 'style'
  | 'render'
  | 'slot'
  | 'isInvalid'
  | 'validate'
  | 'validationBehavior'
  | 'aria-label'
  | 'aria-labelledby'
>

export interface FieldWords {
  label: string
  /** For a field that needs no visible label; screen readers still read it. */
  isLabelHidden?: boolean | undefined
  description?: string | undefined
  /** The error and how to fix it; with it the field has the invalid look. */
  error?: string | undefined
}

function FieldLabel(props: { words: FieldWords; isRequired?: boolean | undefined }) {
  const { words, isRequired = false } = props
  return (
    <Label
      className={words.isLabelHidden ? 'sr-only' : 'flex gap-1 text-small font-medium text-ink'}
    >
      {words.label}
      {isRequired && (
        <span aria-hidden="true" className="text-refused">
          *
        </span>
      )}
    </Label>
  )
}

/** An error has an icon and a text: the colour is never the only information. */
export function FieldHelp({ words: { description, error } }: { words: FieldWords }) {
  return (
    <>
      {error !== undefined && (
        <FieldError className="flex gap-1 text-micro text-refused">
          <Icon name="warn" size="small" />
          {error}
        </FieldError>
      )}
      {description !== undefined && (
        <Text slot="description" className="text-micro text-ink-muted">
          {description}
        </Text>
      )}
    </>
  )
}

interface FieldFrameProps {
  words: FieldWords
  isRequired?: boolean | undefined
  children: ReactNode
}

/** Label, control, then error or help; React Aria links them for screen readers. */
export function FieldFrame({ words, isRequired, children }: FieldFrameProps) {
  return (
    <>
      <FieldLabel words={words} isRequired={isRequired} />
      {children}
      <FieldHelp words={words} />
    </>
  )
}

/**
 * The validation props of every field. React Aria's own validation is off: it uses the browser's
 * language, and an error of the server must not block a corrected form.
 */
export const validity = ({ error }: FieldWords) => ({
  validationBehavior: 'aria' as const,
  isInvalid: error !== undefined,
})
