import { ZoomView } from '../../src/patterns/media/zoom-view.tsx'
import type { Entry } from '../entry.ts'

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3H0z" fill="skyblue"/><path d="M0 3l1.5-1.4 1 .8.6-.5L4 3z" fill="peru"/></svg>',
)}`

export const entry: Entry = {
  name: 'zoom-view',
  group: 'patterns',
  height: 420,
  states: [
    {
      name: 'open',
      node: ({ say }) => {
        const caption = say('Front corner', 'الزاوية الأمامية')
        const full = <img src={PICTURE} alt={caption} width={1600} height={1200} />
        return (
          <ZoomView
            isOpen
            label={say('Pictures of Caterpillar 320', 'صور كاتربيلر 320')}
            pictures={[
              { key: 'front', caption, full },
              { key: 'rear', caption: say('Rear corner', 'الزاوية الخلفية'), full },
            ]}
            at={0}
            onMove={() => undefined}
            onClose={() => undefined}
            words={{
              count: (n) => `${n} / 2`,
              next: say('Next picture', 'الصورة التالية'),
              previous: say('Picture before', 'الصورة السابقة'),
              zoom: say('Zoom', 'تقريب'),
              close: say('Close', 'إغلاق'),
            }}
          />
        )
      },
    },
  ],
}
