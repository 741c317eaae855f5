import {
  type RadioGroupProps as AriaProps,
  RadioGroup as AriaRadioGroup,
  RadioButton,
  RadioField,
  Text,
} from 'react-aria-components/RadioGroup'
import { CHECK_MARK, CHECK_ROW } from './checkbox.tsx'
import { type Bare, FieldFrame, type FieldWords, validity } from './field-frame.tsx'
import { FIELD_ROOT } from './field-look.tsx'
import type { Option } from './option-list.tsx'

export interface RadioGroupProps extends Bare<AriaProps>, FieldWords {
  options: readonly Option[]
}

function Radio({ id, text, description, isDisabled = false }: Option) {
  return (
    <RadioField value={id} isDisabled={isDisabled}>
      <RadioButton className={CHECK_ROW}>
        <span className={`rounded-full ${CHECK_MARK}`}>
          <span className="size-1.5 rounded-full bg-current" />
        </span>
        {text}
      </RadioButton>
      {description !== undefined && (
        <Text slot="description" className="block ps-6.5 text-micro text-ink-muted">
          {description}
        </Text>
      )}
    </RadioField>
  )
}

/** One of a few options, all visible. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, isLabelHidden, description, error, options, ...group } = props
  const words = { label, isLabelHidden, description, error }
  const isRow = group.orientation === 'horizontal'
  return (
    <AriaRadioGroup {...group} {...validity(words)} className={FIELD_ROOT}>
      <FieldFrame words={words} isRequired={group.isRequired}>
        <div className={isRow ? 'flex flex-wrap gap-x-6' : 'grid pb-1'}>
          {options.map((option) => (
            <Radio key={option.id} {...option} />
          ))}
        </div>
      </FieldFrame>
    </AriaRadioGroup>
  )
}
