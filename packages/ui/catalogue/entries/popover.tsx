import { Button } from '../../src/primitives/action/button.tsx'
import { Popover } from '../../src/primitives/overlay/popover.tsx'
import type { Entry } from '../entry.ts'

export const entry: Entry = {
  name: 'popover',
  group: 'overlays',
  height: 160,
  states: [
    {
      name: 'open',
      node: ({ say }) => (
        <Popover
          defaultOpen
          label={say('LandedCost price', 'السعر عند الوصول')}
          trigger={<Button icon="ship">{say('LandedCost price', 'السعر عند الوصول')}</Button>}
        >
          <p>
            {say(
              'Machine, freight, port and duty to Dammam. The rate of 17 Nov holds for 7 days.',
              'المعدة والشحن والميناء والرسوم إلى الدمام. سعر 17 نوفمبر ثابت 7 أيام.',
            )}
          </p>
        </Popover>
      ),
    },
  ],
}
