import { CalendarDate } from '@internationalized/date'
import { DateField } from '../../src/primitives/field/date-field.tsx'
import type { Entry } from '../entry.ts'

export const entry: Entry = {
  name: 'date-field',
  group: 'controls',
  states: [
    {
      name: 'filled',
      node: ({ say }) => (
        <DateField
          label={say('Inspected on', 'تاريخ الفحص')}
          defaultValue={new CalendarDate(2026, 11, 17)}
        />
      ),
    },
    {
      name: 'empty, required',
      node: ({ say }) => (
        <DateField
          isRequired
          label={say('Licence valid until', 'الرخصة صالحة حتى')}
          placeholderValue={new CalendarDate(2026, 11, 17)}
          description={say('As printed on the licence', 'كما هو مطبوع على الرخصة')}
        />
      ),
    },
    {
      name: 'invalid',
      node: ({ say }) => (
        <DateField
          label={say('Licence valid until', 'الرخصة صالحة حتى')}
          defaultValue={new CalendarDate(2025, 1, 31)}
          error={say('The licence has expired', 'انتهت صلاحية الرخصة')}
        />
      ),
    },
    {
      name: 'disabled, dense',
      node: ({ say }) => (
        <DateField
          isDisabled
          size="dense"
          label={say('Listed on', 'تاريخ الإدراج')}
          defaultValue={new CalendarDate(2026, 10, 2)}
        />
      ),
    },
  ],
}
