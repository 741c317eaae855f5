import type { ReactNode } from 'react'
import {
  type NumberFieldProps as AriaProps,
  NumberField as AriaNumberField,
  Button,
  Group,
  Input,
} from 'react-aria-components/NumberField'
import { Icon } from '../display/icon.tsx'
import { type Bare, FieldFrame, type FieldWords, validity } from './field-frame.tsx'
import { FIELD_BARE, FIELD_BUTTON, FIELD_ROOT, fieldBox, type FieldSize } from './field-look.tsx'

export interface NumberFieldProps extends Bare<AriaProps>, FieldWords {
  size?: FieldSize
  /** The unit, before or after the number. */
  before?: ReactNode
  after?: ReactNode
  /** For a number that steps do not help with, such as a price. */
  hasNoSteps?: boolean
}

/** React Aria sets the accessible names of the step buttons. */
export function NumberField(props: NumberFieldProps) {
  const { label, isLabelHidden, description, error, ...rest } = props
  const { size, before, after, hasNoSteps = false, ...field } = rest
  const words = { label, isLabelHidden, description, error }
  return (
    <AriaNumberField {...field} {...validity(words)} className={FIELD_ROOT}>
      <FieldFrame words={words} isRequired={field.isRequired}>
        <Group className={`${fieldBox(size)} ${hasNoSteps ? '' : 'pe-px'}`}>
          {before}
          <Input className={`${FIELD_BARE} tabular-nums`} />
          {after}
          {!hasNoSteps && (
            <span className="flex self-stretch py-px">
              <Button slot="decrement" className={FIELD_BUTTON}>
                <Icon name="minus" size="small" />
              </Button>
              <Button slot="increment" className={FIELD_BUTTON}>
                <Icon name="plus" size="small" />
              </Button>
            </span>
          )}
        </Group>
      </FieldFrame>
    </AriaNumberField>
  )
}
