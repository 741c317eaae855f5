import { NumberField } from '../../src/primitives/field/number-field.tsx'
import { FieldUnit } from '../../src/primitives/field/text-field.tsx'
import type { Entry } from '../entry.ts'

export const entry: Entry = {
  name: 'number-field',
  group: 'controls',
  states: [
    {
      name: 'with steps',
      node: ({ say }) => (
        <NumberField
          label={say('Quantity', 'الكمية')}
          defaultValue={2}
          minValue={1}
          maxValue={99}
        />
      ),
    },
    {
      name: 'at its least',
      node: ({ say }) => (
        <NumberField label={say('Quantity', 'الكمية')} defaultValue={1} minValue={1} />
      ),
    },
    {
      name: 'an amount',
      node: ({ say }) => (
        <NumberField
          hasNoSteps
          label={say('Your maximum bid', 'أقصى مزايدة لك')}
          defaultValue={340000}
          before={<FieldUnit>{say('AED', 'د.إ')}</FieldUnit>}
        />
      ),
    },
    {
      name: 'unit at the end, dense',
      node: ({ say }) => (
        <NumberField
          size="dense"
          label={say('Working hours', 'ساعات العمل')}
          defaultValue={8420}
          step={10}
          after={<FieldUnit>{say('h', 'ساعة')}</FieldUnit>}
        />
      ),
    },
    {
      name: 'invalid',
      node: ({ say }) => (
        <NumberField
          label={say('Year', 'السنة')}
          defaultValue={2031}
          formatOptions={{ useGrouping: false }}
          error={say('The year is still to come', 'هذه السنة لم تأتِ بعد')}
        />
      ),
    },
    {
      name: 'disabled',
      node: ({ say }) => (
        <NumberField isDisabled label={say('Quantity', 'الكمية')} defaultValue={1} />
      ),
    },
  ],
}
