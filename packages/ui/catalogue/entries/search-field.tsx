import { SearchField } from '../../src/primitives/field/search-field.tsx'
import type { Entry } from '../entry.ts'

export const entry: Entry = {
  name: 'search-field',
  group: 'controls',
  states: [
    {
      name: 'empty',
      node: ({ say }) => (
        <SearchField
          isLabelHidden
          label={say('Search machines', 'ابحث عن الآلات')}
          placeholder={say('Model, serial or stock number', 'الطراز أو الرقم التسلسلي')}
        />
      ),
    },
    {
      name: 'filled, can be cleared',
      node: ({ say }) => (
        <SearchField label={say('Search machines', 'ابحث عن الآلات')} defaultValue="320D" />
      ),
    },
    {
      name: 'portal',
      node: ({ say }) => (
        <SearchField
          size="portal"
          isLabelHidden
          label={say('Find an order', 'ابحث عن طلب')}
          defaultValue="88231"
        />
      ),
    },
  ],
}
