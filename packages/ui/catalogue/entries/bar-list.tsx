import { BarList } from '../../src/patterns/chart/bar-list.tsx'
import type { Entry } from '../entry.ts'

export const entry: Entry = {
  name: 'bar-list',
  group: 'patterns',
  wide: true,
  states: [
    {
      name: 'shares of wear',
      node: ({ say }) => (
        <BarList
          bars={[
            { key: 'links', name: say('Links', 'الوصلات'), length: 42, value: '42%' },
            { key: 'shoes', name: say('Shoes', 'النعال'), length: 0, value: '0%' },
            {
              key: 'rollers',
              name: say('Carrier rollers, upper and lower', 'الرولات العلوية والسفلية'),
              length: 100,
              value: '100%',
            },
          ]}
        />
      ),
    },
  ],
}
