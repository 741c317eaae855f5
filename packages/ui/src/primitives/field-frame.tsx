import type { ReactNode } from 'react'
import { FieldError, Label, Text } from 'react-aria-components/TextField'
import { Icon } from './icon.tsx'

/** Of what a component of React Aria takes, what is left to the caller of ours. */
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
  /** For a field whose place says what it is; it is still heard. */
  isLabelHidden?: boolean | undefined
  description?: string | undefined
  /** What is wrong and what to do; with it the field is drawn as refused. */
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

/** The colour of a refusal never stands alone: a sign and the words are beside it. */
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

/** Label above, then the control, then what is wrong and what helps; tied together by React Aria. */
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
 * What every field tells React Aria. Its own validation is off: it would speak in the browser's
 * language, and an error of the server must not keep a mended form from being sent.
 */
export const validity = ({ error }: FieldWords) => ({
  validationBehavior: 'aria' as const,
  isInvalid: error !== undefined,
})
