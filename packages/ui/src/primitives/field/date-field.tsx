import {
  type DateFieldProps as AriaProps,
  DateField as AriaDateField,
  DateInput,
  DateSegment,
  type DateValue,
} from 'react-aria-components/DateField'
import { type Bare, FieldFrame, type FieldWords, validity } from './field-frame.tsx'
import { FIELD_BARE, FIELD_ROOT, fieldBox, type FieldSize } from './field-look.tsx'

/** Day, month and year, in the order of the locale. */
export function DateSegments() {
  return (
    <DateInput className={`${FIELD_BARE} flex`}>
      {(segment) => (
        <DateSegment
          segment={segment}
          className="rounded-tight px-0.5 tabular-nums outline-0 data-focused:bg-ink data-focused:text-paper data-placeholder:text-ink-muted data-focused:data-placeholder:text-paper data-[type=literal]:px-0"
        />
      )}
    </DateInput>
  )
}

export interface DateFieldProps<Value extends DateValue>
  extends Bare<AriaProps<Value>>, FieldWords {
  size?: FieldSize
}

/** For a date that the user knows; to choose one, see the date picker. */
export function DateField<Value extends DateValue>(props: DateFieldProps<Value>) {
  const { label, isLabelHidden, description, error, size, ...field } = props
  const words = { label, isLabelHidden, description, error }
  return (
    <AriaDateField {...field} {...validity(words)} className={FIELD_ROOT}>
      <FieldFrame words={words} isRequired={field.isRequired}>
        <div className={fieldBox(size)}>
          <DateSegments />
        </div>
      </FieldFrame>
    </AriaDateField>
  )
}
