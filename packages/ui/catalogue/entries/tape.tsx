import { Guide, Tape } from '../../src/patterns/chart/tape.tsx'
import type { Entry } from '../entry.ts'

export const entry: Entry = {
  name: 'tape',
  group: 'patterns',
  states: [
    {
      name: 'below the guide',
      node: ({ say }) => (
        <Guide
          low={27}
          high={73}
          at={15}
          word={say('Below guide', 'أقل من الدليل')}
          range={say('138–164k', '\u2066138–164\u2069 ألف')}
        />
      ),
    },
    {
      name: 'in the guide',
      node: ({ say }) => (
        <Guide
          low={27}
          high={73}
          at={45}
          word={say('In guide', 'ضمن الدليل')}
          range={say('222–258k', '\u2066222–258\u2069 ألف')}
        />
      ),
    },
    {
      name: 'above the guide',
      node: ({ say }) => (
        <Guide
          low={27}
          high={73}
          at={82}
          word={say('Above guide', 'أعلى من الدليل')}
          range={say('252–282k', '\u2066252–282\u2069 ألف')}
        />
      ),
    },
    {
      name: 'big, its ends written',
      node: ({ say }) => (
        <Tape
          low={27}
          high={73}
          at={45}
          size="big"
          ends={{ low: say('222k', '222 ألف'), high: say('258k', '258 ألف') }}
        />
      ),
    },
    { name: 'at its start', node: () => <Tape low={10} high={40} at={0} /> },
    { name: 'at its end', node: () => <Tape low={60} high={100} at={100} /> },
  ],
}
