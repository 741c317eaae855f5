import { Section } from '../../src/patterns/page/section.tsx'
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
    {
      name: 'with a note beside it',
      node: ({ say }) => (
        <Section
          heading={say('Inspection', 'الفحص')}
          note={say('31 points, valid until 8 Jan 2027', '31 نقطة، صالح حتى 8 يناير 2027')}
        >
          <p>{say('One needs action.', 'واحدة تحتاج إلى إجراء.')}</p>
        </Section>
      ),
    },
  ],
}
