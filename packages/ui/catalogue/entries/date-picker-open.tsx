import { CalendarDate } from '@internationalized/date'
import { DatePicker } from '../../src/primitives/field/date-picker.tsx'
import type { Entry } from '../entry.ts'

export const entry: Entry = {
  name: 'date-picker-open',
  group: 'controls',
  height: 400,
  states: [
    {
      name: 'open, past days closed',
      node: ({ say }) => (
        <DatePicker
          defaultOpen
          label={say('Visit the yard on', 'زيارة الساحة في')}
          defaultValue={new CalendarDate(2026, 11, 19)}
          minValue={new CalendarDate(2026, 11, 17)}
          isDateUnavailable={({ day }) => day === 21}
        />
      ),
    },
  ],
}
