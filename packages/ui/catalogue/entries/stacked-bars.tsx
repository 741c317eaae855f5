import { StackedBars } from '../../src/patterns/chart/stacked-bars.tsx'
import type { Entry } from '../entry.ts'

export const entry: Entry = {
  name: 'stacked-bars',
  group: 'patterns',
  wide: true,
  states: [
    {
      name: 'stock by days listed and grade',
      node: ({ say }) => (
        <StackedBars
          label={say('1,820 machines up to 30 days', '1,820 معدة حتى 30 يوماً')}
          bars={[
            {
              key: '0',
              name: say('0–30 days', '\u20660–30\u2069 يوماً'),
              value: '1,820',
              parts: [
                { tone: 'first', length: 18 },
                { tone: 'second', length: 39 },
                { tone: 'third', length: 28 },
                { tone: 'fourth', length: 10 },
                { tone: 'fifth', length: 5 },
              ],
            },
            {
              key: '31',
              name: say('over 30 days', 'أكثر من 30 يوماً'),
              value: '610',
              parts: [
                { tone: 'first', length: 0 },
                { tone: 'second', length: 12 },
                { tone: 'third', length: 15 },
                { tone: 'fourth', length: 6 },
                { tone: 'fifth', length: 0 },
              ],
            },
            { key: '61', name: say('over 60 days', 'أكثر من 60 يوماً'), value: '0', parts: [] },
          ]}
          legend={[
            { tone: 'first', text: say('A like new', 'A كالجديدة') },
            { tone: 'second', text: say('B good', 'B جيدة') },
            { tone: 'third', text: say('C job ready', 'C جاهزة للعمل') },
            { tone: 'fourth', text: say('D needs repair', 'D تحتاج إصلاحاً') },
            { tone: 'fifth', text: say('E for parts', 'E قطع غيار') },
          ]}
        />
      ),
    },
  ],
}
