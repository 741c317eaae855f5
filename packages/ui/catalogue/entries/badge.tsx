import { Badge } from '../../src/primitives/display/badge.tsx'
import type { Entry } from '../entry.ts'

export const entry: Entry = {
  name: 'badge',
  group: 'display',
  states: [
    { name: 'plain', node: ({ say }) => <Badge>{say('Draft', 'مسودة')}</Badge> },
    { name: 'ink', node: ({ say }) => <Badge tone="ink">{say('Own shop', 'متجرنا')}</Badge> },
    { name: 'line', node: ({ say }) => <Badge tone="line">{say('Dealer', 'تاجر')}</Badge> },
    {
      name: 'proven',
      node: ({ say }) => (
        <Badge tone="proven" icon="check">
          {say('Hours proven', 'ساعات مثبتة')}
        </Badge>
      ),
    },
    {
      name: 'refused',
      node: ({ say }) => (
        <Badge tone="refused" icon="warn">
          {say('TPI expired', 'انتهت شهادة الفحص')}
        </Badge>
      ),
    },
    { name: 'info', node: ({ say }) => <Badge tone="info">{say('Pushed', 'أُرسل')}</Badge> },
    {
      name: 'wait',
      node: ({ say }) => <Badge tone="wait">{say('Price cut 9,000', 'خُفّض السعر 9,000')}</Badge>,
    },
    {
      name: 'money, live',
      node: ({ say }) => (
        <Badge tone="money" isLive>
          {say('Live now', 'مباشر الآن')}
        </Badge>
      ),
    },
  ],
}
