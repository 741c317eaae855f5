import { Stepper } from '../../src/patterns/form/stepper.tsx'
import type { Entry, Scene } from '../entry.ts'

const steps = (say: Scene['say']) => [
  {
    key: 'order',
    text: say('Submit order', 'تقديم الطلب'),
    note: say('15 Nov, 10:31', '15 نوفمبر، 10:31'),
  },
  {
    key: 'paid',
    text: say('Buyer payment', 'دفع المشتري'),
    note: say('15 Nov, 10:34', '15 نوفمبر، 10:34'),
  },
  {
    key: 'out',
    text: say('Goods out', 'خروج البضاعة'),
    note: say('16 Nov, 09:12', '16 نوفمبر، 09:12'),
  },
  {
    key: 'wait',
    text: say('Waiting for receipt', 'بانتظار الاستلام'),
    note: say('until 1 Dec', 'حتى 1 ديسمبر'),
  },
  { key: 'done', text: say('Completed', 'الإتمام') },
]

export const entry: Entry = {
  name: 'stepper',
  group: 'patterns',
  wide: true,
  states: [0, 3, 5].map((current) => ({
    name: `${current} of 5 done`,
    node: ({ say }) => (
      <Stepper
        label={say('Order 88231', 'الطلب 88231')}
        steps={steps(say)}
        current={current}
        done={say('done', 'تم')}
      />
    ),
  })),
}
