import {
  type DatePickerProps as AriaProps,
  DatePicker as AriaDatePicker,
  Button,
  type DateValue,
  Group,
  Popover,
} from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { Icon } from '../display/icon.tsx'
import { POPOVER_LOOK } from '../overlay/popover.tsx'
import { Calendar } from './calendar.tsx'
import { DateSegments } from './date-field.tsx'
import { type Bare, FieldFrame, type FieldWords, validity } from './field-frame.tsx'
import { FIELD_BUTTON, FIELD_ROOT, fieldBox, type FieldSize } from './field-look.tsx'

export interface DatePickerProps<Value extends DateValue>
  extends Bare<AriaProps<Value>>, FieldWords {
  size?: FieldSize
}

/** A date typed, or chosen from a calendar. */
export function DatePicker<Value extends DateValue>(props: DatePickerProps<Value>) {
  const { label, isLabelHidden, description, error, size, ...field } = props
  const words = { label, isLabelHidden, description, error }
  return (
    <AriaDatePicker {...field} {...validity(words)} className={FIELD_ROOT}>
      <FieldFrame words={words} isRequired={field.isRequired}>
        <Group className={`${fieldBox(size)} pe-px`}>
          <DateSegments />
          <Button className={FIELD_BUTTON}>
            <Icon name="calendar" size="small" />
          </Button>
        </Group>
      </FieldFrame>
      <Popover offset={4} className={POPOVER_LOOK}>
        <Dialog className="outline-0">
          <Calendar />
        </Dialog>
      </Popover>
    </AriaDatePicker>
  )
}
