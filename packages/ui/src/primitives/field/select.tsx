import {
  type SelectProps as AriaProps,
  Select as AriaSelect,
  Button,
  SelectValue,
} from 'react-aria-components/Select'
import { Icon, type IconName } from '../display/icon.tsx'
import { type Bare, FieldFrame, type FieldWords, validity } from './field-frame.tsx'
import { FIELD_ROOT, fieldBox, type FieldSize } from './field-look.tsx'
import { type Option, OptionList } from './option-list.tsx'

export interface SelectProps extends Bare<AriaProps<Option>>, FieldWords {
  options: readonly Option[]
  size?: FieldSize
  icon?: IconName
}

/** One of a few options. Without script see `field.tsx`; for many options use a combobox. */
export function Select(props: SelectProps) {
  const { label, isLabelHidden, description, error, options, size, icon, ...field } = props
  const words = { label, isLabelHidden, description, error }
  return (
    <AriaSelect {...field} {...validity(words)} className={FIELD_ROOT}>
      <FieldFrame words={words} isRequired={field.isRequired}>
        <Button className={`${fieldBox(size)} cursor-pointer pe-2 text-start`}>
          {icon && <Icon name={icon} size="small" />}
          <SelectValue className="min-w-0 flex-1 truncate data-placeholder:text-ink-muted">
            {({ selectedText, isPlaceholder, defaultChildren }) =>
              isPlaceholder ? defaultChildren : selectedText
            }
          </SelectValue>
          <Icon name="down" size="small" />
        </Button>
      </FieldFrame>
      <OptionList options={options} />
    </AriaSelect>
  )
}
