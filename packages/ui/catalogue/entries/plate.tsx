import { Plate } from '../../src/patterns/fact/plate.tsx'
import type { Entry } from '../entry.ts'

export const entry: Entry = {
  name: 'plate',
  group: 'patterns',
  states: [
    {
      name: 'year, hours, place',
      node: ({ say }) => (
        <Plate
          facts={[
            { label: say('Year', 'السنة'), value: '2019' },
            { label: say('Hours', 'الساعات'), value: '7,840' },
            { label: say('Place', 'المكان'), value: say('Sharjah', 'الشارقة') },
          ]}
        />
      ),
    },
    {
      name: 'a long place',
      node: ({ say }) => (
        <Plate
          facts={[
            { label: say('Year', 'السنة'), value: '2019' },
            { label: say('Hours', 'الساعات'), value: '12,400' },
            {
              label: say('Place', 'المكان'),
              value: say('Ras Al Khaimah, Al Hamra free zone', 'رأس الخيمة، المنطقة الحرة الحمرا'),
            },
          ]}
        />
      ),
    },
  ],
}
