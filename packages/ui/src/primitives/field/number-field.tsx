import { type ReactNode, useContext, useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  type NumberFieldProps as AriaProps,
  NumberField as AriaNumberField,
  NumberFieldStateContext,
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

/** Reports the number that the typed text means; no text is NaN, half a number is not reported. */
function TypedNumber({ onType }: { onType: (value: number) => void }) {
  const { inputValue = '', numberValue = NaN } = useContext(NumberFieldStateContext) ?? {}
  const report = useEffectEvent(onType)
  useEffect(() => {
    if (inputValue === '') report(NaN)
    else if (!Number.isNaN(numberValue)) report(numberValue)
  }, [inputValue, numberValue])
  return null
}

/**
 * Tells its value while it is typed. React Aria tells it when the field is left, and writes a value
 * that changes into the field: the one from before is held until then, so that nothing is rewritten
 * under the cursor. It also sets the accessible names of the step buttons.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, isLabelHidden, description, error, ...rest } = props
  const { size, before, after, hasNoSteps = false, value, onChange, ...field } = rest
  const words = { label, isLabelHidden, description, error }
  const { minValue = -Infinity, maxValue = Infinity } = field
  /** The value from before and the typed one, which the caller has by now. */
  const [held, setHeld] = useState<{ from: number; typed: number }>()
  /** A value that was not typed is shown rounded, and stays as it is. */
  const isTyping = useRef(false)
  const isHeld = held !== undefined && value !== undefined && Object.is(value, held.typed)
  const change = (next: number) => {
    setHeld(undefined)
    onChange?.(next)
  }
  const type = (typed: number) => {
    if (!isTyping.current) return
    const now = value ?? NaN
    const isOutside = typed < minValue || typed > maxValue
    if (value === undefined || Object.is(typed, now) || isOutside) return
    setHeld({ from: isHeld ? held.from : now, typed })
    onChange?.(typed)
  }
  return (
    <AriaNumberField
      {...field}
      {...(value !== undefined && { value: isHeld ? held.from : value })}
      onChange={change}
      {...validity(words)}
      className={FIELD_ROOT}
    >
      <TypedNumber onType={type} />
      <FieldFrame words={words} isRequired={field.isRequired}>
        <Group className={`${fieldBox(size)} ${hasNoSteps ? '' : 'pe-px'}`}>
          {before}
          <Input
            className={`${FIELD_BARE} tabular-nums`}
            onInput={() => {
              isTyping.current = true
            }}
            onBlur={() => {
              isTyping.current = false
              setHeld(undefined)
            }}
          />
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
