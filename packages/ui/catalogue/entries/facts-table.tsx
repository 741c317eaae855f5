import { FactsTable } from '../../src/patterns/fact/facts-table.tsx'
import type { Entry, Scene } from '../entry.ts'

const facts = (say: Scene['say']) => [
  { label: say('Manufacturing year', 'سنة الصنع'), value: '2019' },
  { label: say('Work hours', 'ساعات العمل'), value: say('7,840 h', '7,840 س') },
  {
    label: say('Location', 'الموقع'),
    value: say('Al Sajaa yard, Sharjah', 'ساحة السجعة، الشارقة'),
  },
  { label: say('Arm, shoe', 'الذراع والحذاء'), value: say('2.9 m, 600 mm', '2.9 م، 600 مم') },
]

export const entry: Entry = {
  name: 'facts-table',
  group: 'patterns',
  wide: true,
  states: [
    { name: 'one column', node: ({ say }) => <FactsTable facts={facts(say)} /> },
    {
      name: 'two columns on a desk',
      node: ({ say }) => <FactsTable facts={facts(say)} columns={2} />,
    },
  ],
}
