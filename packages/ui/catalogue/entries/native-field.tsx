import { SearchField, SelectField } from '../../src/primitives/field/field.tsx'
import type { Entry } from '../entry.ts'

export const entry: Entry = {
  name: 'native-field',
  group: 'controls',
  states: [
    {
      name: 'search, without script',
      node: ({ say }) => (
        <SearchField
          label={say('Search machines', 'ابحث عن الآلات')}
          submit={say('Search', 'بحث')}
          placeholder={say('Model or serial', 'الطراز أو الرقم')}
        />
      ),
    },
    {
      name: 'select, without script',
      node: ({ say }) => (
        <SelectField
          label={say('Order', 'الترتيب')}
          defaultValue="value"
          options={[
            { value: 'value', text: say('Best value first', 'الأفضل قيمة أولاً') },
            { value: 'price', text: say('Lowest price first', 'الأقل سعرًا أولاً') },
          ]}
        />
      ),
    },
  ],
}
