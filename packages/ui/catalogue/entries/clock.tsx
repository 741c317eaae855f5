import { ClockBox, ClockChip } from '../../src/patterns/fact/clock.tsx'
import type { Entry } from '../entry.ts'

export const entry: Entry = {
  name: 'clock',
  group: 'patterns',
  states: [
    {
      name: 'calm',
      node: ({ say }) => (
        <ClockBox
          label={say('closes in', 'يُغلق خلال')}
          time="1:24:08"
          secondsLeft={5048}
          say={String}
          note={say('Calm: more than 3 minutes', 'هادئ: أكثر من 3 دقائق')}
        />
      ),
    },
    {
      name: 'closing',
      node: ({ say }) => (
        <ClockBox
          isClosing
          label={say('closes in', 'يُغلق خلال')}
          time="02:47"
          secondsLeft={167}
          say={String}
          note={say('Closing window', 'نافذة الإغلاق')}
        />
      ),
    },
    {
      name: 'chips',
      node: () => (
        <div className="flex gap-2">
          <ClockChip time="1:24:08" secondsLeft={5048} say={String} />
          <ClockChip isClosing time="02:47" secondsLeft={167} say={String} />
        </div>
      ),
    },
  ],
}
