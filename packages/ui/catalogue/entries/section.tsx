import { Section } from '../../src/patterns/section.tsx'
import type { Entry } from '../entry.ts'

export const entry: Entry = {
  name: 'section',
  group: 'patterns',
  wide: true,
  states: [
    {
      name: 'with its heading',
      node: ({ say }) => (
        <Section heading={say('Similar machines', 'معدات مشابهة')}>
          <p>{say('Four of the same weight class.', 'أربع من فئة الوزن نفسها.')}</p>
        </Section>
      ),
    },
  ],
}
