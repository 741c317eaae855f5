import type { ReactNode } from 'react'
import {
  type CheckboxGroupProps as AriaProps,
  CheckboxGroup as AriaCheckboxGroup,
} from 'react-aria-components/CheckboxGroup'
import { type Bare, FieldFrame, type FieldWords, validity } from './field-frame.tsx'
import { FIELD_ROOT } from './field-look.tsx'

export interface CheckboxGroupProps extends Bare<AriaProps>, FieldWords {
  /** Checkboxes with a `value` each. */
  children: ReactNode
}

export function CheckboxGroup(props: CheckboxGroupProps) {
  const { label, isLabelHidden, description, error, children, ...group } = props
  const words = { label, isLabelHidden, description, error }
  return (
    <AriaCheckboxGroup {...group} {...validity(words)} className={FIELD_ROOT}>
      <FieldFrame words={words} isRequired={group.isRequired}>
        <div className="grid">{children}</div>
      </FieldFrame>
    </AriaCheckboxGroup>
  )
}
