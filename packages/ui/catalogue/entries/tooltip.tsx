import { IconButton } from '../../src/primitives/action/icon-button.tsx'
import { Tooltip } from '../../src/primitives/overlay/tooltip.tsx'
import type { Entry } from '../entry.ts'

export const entry: Entry = {
  name: 'tooltip',
  group: 'overlays',
  height: 20,
  states: [
    {
      name: 'open',
      node: ({ say }) => (
        <div className="grid justify-items-center pt-10">
          <Tooltip defaultOpen text={say('Hear when the price falls', 'تنبيه عند انخفاض السعر')}>
            <IconButton icon="bell" label={say('Watch', 'متابعة')} />
          </Tooltip>
        </div>
      ),
    },
  ],
}
