import { CalendarDate } from '@internationalized/date'
import { DatePicker } from '../../src/primitives/field/date-picker.tsx'
import type { Entry } from '../entry.ts'

export const entry: Entry = {
  name: 'date-picker',
  group: 'controls',
  states: [
    {
      name: 'filled',
      node: ({ say }) => (
        <DatePicker
          label={say('Visit the yard on', 'زيارة الساحة في')}
          defaultValue={new CalendarDate(2026, 11, 19)}
        />
      ),
    },
    {
      name: 'invalid',
      node: ({ say }) => (
        <DatePicker
          label={say('Visit the yard on', 'زيارة الساحة في')}
          defaultValue={new CalendarDate(2026, 11, 21)}
          error={say('The yard is closed that day', 'الساحة مغلقة في هذا اليوم')}
        />
      ),
    },
    {
      name: 'disabled',
      node: ({ say }) => (
        <DatePicker
          isDisabled
          label={say('Visit the yard on', 'زيارة الساحة في')}
          defaultValue={new CalendarDate(2026, 11, 19)}
        />
      ),
    },
  ],
}
