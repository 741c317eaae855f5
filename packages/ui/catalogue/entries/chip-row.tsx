import { chipLook, ChipRow } from '../../src/patterns/list/chip-row.tsx'
import { Icon } from '../../src/primitives/display/icon.tsx'
import type { Entry } from '../entry.ts'

export const entry: Entry = {
  name: 'chip-row',
  group: 'patterns',
  wide: true,
  states: [
    {
      name: 'on, plain, line',
      node: ({ say }) => (
        <ChipRow label={say('Chosen filters', 'الفلاتر المختارة')}>
          <button type="button" className={chipLook('on')}>
            {say('Filters 5', '5 فلاتر')}
            <Icon name="close" size="small" />
          </button>
          <button type="button" className={chipLook()}>
            {say('Grade A to C', 'الدرجة A إلى C')}
            <Icon name="close" size="small" />
          </button>
          <button type="button" className={chipLook('line')}>
            {say('Wed', 'الأربعاء')} <bdi dir="ltr">08:30</bdi>
          </button>
        </ChipRow>
      ),
    },
    {
      name: 'more than the line holds',
      node: ({ say }) => (
        <ChipRow label={say('Ports', 'الموانئ')}>
          {Array.from({ length: 12 }, (_, i) => (
            <button key={i} type="button" className={chipLook()}>
              {say(`Port ${i + 1}`, `ميناء ${i + 1}`)}
            </button>
          ))}
        </ChipRow>
      ),
    },
  ],
}
