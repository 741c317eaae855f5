import {
  type TextFieldProps as AriaProps,
  TextField as AriaTextField,
  TextArea as AriaTextArea,
} from 'react-aria-components/TextField'
import { type Bare, FieldFrame, type FieldWords, validity } from './field-frame.tsx'
import { FIELD_BARE, FIELD_ROOT, fieldBox } from './field-look.tsx'
import { useWriting } from './written-in.tsx'

export interface TextAreaProps extends Bare<AriaProps>, FieldWords {
  placeholder?: string
  rows?: number
}

export function TextArea(props: TextAreaProps) {
  const { label, isLabelHidden, description, error, placeholder, rows = 4, ...field } = props
  const words = { label, isLabelHidden, description, error }
  const writing = useWriting()
  return (
    <AriaTextField {...field} {...validity(words)} className={FIELD_ROOT}>
      <FieldFrame words={words} isRequired={field.isRequired}>
        <div className={fieldBox()}>
          <AriaTextArea
            {...writing}
            rows={rows}
            className={`${FIELD_BARE} resize-y py-2.5`}
            {...(placeholder !== undefined && { placeholder })}
          />
        </div>
      </FieldFrame>
    </AriaTextField>
  )
}
