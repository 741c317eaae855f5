import {
  type ComboBoxProps as AriaProps,
  ComboBox as AriaComboBox,
  Button,
  Input,
} from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Icon } from '../display/icon.tsx'
import { type Bare, FieldFrame, type FieldWords, validity } from './field-frame.tsx'
import { FIELD_BARE, FIELD_BUTTON, FIELD_ROOT, fieldBox, type FieldSize } from './field-look.tsx'
import { type Option, OptionList } from './option-list.tsx'

export interface ComboboxProps
  extends Omit<Bare<AriaProps<Option>>, 'items' | 'defaultItems'>, FieldWords {
  options: readonly Option[]
  /** Text when no option matches. */
  empty: string
  size?: FieldSize
  placeholder?: string
}

/** One of many options; typing filters the list. */
export function Combobox(props: ComboboxProps) {
  const { label, isLabelHidden, description, error, ...rest } = props
  const { options, empty, size, placeholder, ...field } = rest
  const words = { label, isLabelHidden, description, error }
  return (
    <AriaComboBox {...field} {...validity(words)} allowsEmptyCollection className={FIELD_ROOT}>
      <FieldFrame words={words} isRequired={field.isRequired}>
        <Group className={`${fieldBox(size)} pe-px`}>
          <Input className={FIELD_BARE} {...(placeholder !== undefined && { placeholder })} />
          <Button className={FIELD_BUTTON}>
            <Icon name="down" size="small" />
          </Button>
        </Group>
      </FieldFrame>
      <OptionList options={options} empty={empty} />
    </AriaComboBox>
  )
}
