import { EmiratesMap, MapPin, PinMark } from '../../src/patterns/chart/emirates-map.tsx'
import type { Entry } from '../entry.ts'

export const entry: Entry = {
  name: 'emirates-map',
  group: 'patterns',
  states: [
    {
      name: 'pins',
      node: ({ say }) => (
        <div className="max-w-120">
          <EmiratesMap names={[{ key: 'dubai', x: 47, y: 62, text: say('Dubai', 'دبي') }]}>
            <a href="#sajaa" aria-label={say('1 Al Sajaa: open', '1 الصجعة: مفتوح')}>
              <MapPin latitude={25.329} longitude={55.627} kind="open" text="1" isCurrent />
            </a>
            <a
              href="#jebel-ali"
              aria-label={say('2 Jebel Ali: closes soon', '2 جبل علي: يغلق قريباً')}
            >
              <MapPin latitude={24.985} longitude={55.088} kind="soon" text="2" />
            </a>
            <a href="#fujairah" aria-label={say('3 Fujairah: closed', '3 الفجيرة: مغلق')}>
              <MapPin latitude={25.09} longitude={56.27} kind="closed" text="3" />
            </a>
          </EmiratesMap>
        </div>
      ),
    },
    {
      name: 'marks',
      node: () => (
        <div className="flex items-center gap-2">
          <PinMark kind="open" text="1" />
          <PinMark kind="soon" text="2" />
          <PinMark kind="closed" text="3" />
          <PinMark kind="open" size="small" />
        </div>
      ),
    },
  ],
}
