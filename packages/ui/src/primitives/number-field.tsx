import type { ReactNode } from 'react'
import {
  type NumberFieldProps as AriaProps,
  NumberField as AriaNumberField,
  Button,
  Group,
  Input,
} from 'react-aria-components/NumberField'
import { type Bare, FieldFrame, type FieldWords, validity } from './field-frame.tsx'
import { FIELD_BARE, FIELD_BUTTON, FIELD_ROOT, fieldBox, type FieldSize } from './field-look.tsx'
import { Icon } from './icon.tsx'

export interface NumberFieldProps extends Bare<AriaProps>, FieldWords {
  size?: FieldSize
  /** The unit, before or after the figure. */
  before?: ReactNode
  after?: ReactNode
  /** For a figure nobody counts up to, such as a price. */
  hasNoSteps?: boolean
}

/** React Aria says what the steps do, in the reader's language. */
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
