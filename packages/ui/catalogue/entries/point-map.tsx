import { PointMap, PointMark } from '../../src/patterns/chart/point-map.tsx'
import type { Entry, Scene } from '../entry.ts'

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3H0z" fill="skyblue"/><path d="M0 3l1.5-1.4 1 .8.6-.5L4 3z" fill="peru"/></svg>',
)}`

const points = (say: Scene['say']) => [
  {
    key: 'swing',
    x: 710,
    y: 710,
    kind: 'act' as const,
    text: '1',
    label: say('1 Swing motor: action', '1 محرك الدوران: إجراء'),
    href: '#swing',
  },
  {
    key: 'teeth',
    x: 280,
    y: 750,
    kind: 'watch' as const,
    text: '2',
    label: say('2 Bucket teeth: monitor', '2 أسنان الدلو: مراقبة'),
    href: '#teeth',
  },
  {
    key: 'engine',
    x: 790,
    y: 440,
    kind: 'ok' as const,
    text: '13',
    label: say('13 Engine: OK', '13 المحرك: سليم'),
    href: '#engine',
  },
]

export const entry: Entry = {
  name: 'point-map',
  group: 'patterns',
  states: [
    {
      name: 'points on a picture',
      node: ({ say }) => (
        <PointMap
          picture={
            <img
              src={PICTURE}
              alt={say('Machine seen from the side', 'المعدة من الجانب')}
              width={640}
              height={480}
            />
          }
          points={points(say)}
        />
      ),
    },
    {
      name: 'marks',
      node: () => (
        <div className="flex flex-wrap items-center gap-2">
          <PointMark kind="ok" text="1" />
          <PointMark kind="watch" text="2" />
          <PointMark kind="act" text="3" />
          <PointMark kind="none" />
        </div>
      ),
    },
    {
      name: 'small marks',
      node: () => (
        <div className="flex flex-wrap items-center gap-2">
          <PointMark kind="ok" size="small" />
          <PointMark kind="watch" size="small" />
          <PointMark kind="act" size="small" />
          <PointMark kind="none" size="small" />
        </div>
      ),
    },
  ],
}
