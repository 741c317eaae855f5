import {
  type SearchFieldProps as AriaProps,
  SearchField as AriaSearchField,
  Button,
  Input,
} from 'react-aria-components/SearchField'
import { Icon } from '../display/icon.tsx'
import { type Bare, FieldFrame, type FieldWords, validity } from './field-frame.tsx'
import { FIELD_BARE, FIELD_BUTTON, FIELD_ROOT, fieldBox, type FieldSize } from './field-look.tsx'

export interface SearchFieldProps extends Bare<AriaProps>, FieldWords {
  size?: FieldSize
  placeholder?: string
}

/** Searches while the user types; for a search without script see `field.tsx`. */
export function SearchField(props: SearchFieldProps) {
  const { label, isLabelHidden, description, error, size, placeholder, ...field } = props
  const words = { label, isLabelHidden, description, error }
  return (
    <AriaSearchField {...field} {...validity(words)} className={FIELD_ROOT}>
      <FieldFrame words={words} isRequired={field.isRequired}>
        <div className={`${fieldBox(size)} pe-px`}>
          <Icon name="search" />
          <Input
            className={`${FIELD_BARE} placeholder-shown:text-ellipsis [&::-webkit-search-cancel-button]:hidden`}
            {...(placeholder !== undefined && { placeholder })}
          />
          <Button className={`${FIELD_BUTTON} group-data-empty/field:invisible`}>
            <Icon name="close" size="small" />
          </Button>
        </div>
      </FieldFrame>
    </AriaSearchField>
  )
}
