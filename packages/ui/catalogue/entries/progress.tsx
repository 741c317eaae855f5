import { ProgressBar, ProgressRing } from '../../src/primitives/display/progress.tsx'
import type { Entry } from '../entry.ts'

export const entry: Entry = {
  name: 'progress',
  group: 'display',
  states: [
    {
      name: 'bar, 30 %',
      node: ({ say }) => (
        <ProgressBar
          label={say('Pictures', 'الصور')}
          value={30}
          text={say('12 of 40 pictures', '12 من 40 صورة')}
        />
      ),
    },
    {
      name: 'bar, full',
      node: ({ say }) => <ProgressBar label={say('Pictures', 'الصور')} value={100} />,
    },
    {
      name: 'bar, busy',
      node: ({ say }) => <ProgressBar label={say('Reading the file', 'جارٍ قراءة الملف')} />,
    },
    {
      name: 'ring, 70 %',
      node: ({ say }) => <ProgressRing label={say('Pictures', 'الصور')} value={70} />,
    },
    {
      name: 'ring, busy',
      node: ({ say }) => <ProgressRing label={say('Sending', 'جارٍ الإرسال')} />,
    },
    {
      name: 'ring, small',
      node: ({ say }) => <ProgressRing label={say('Sending', 'جارٍ الإرسال')} size="small" />,
    },
  ],
}
