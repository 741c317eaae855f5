import { Loading, Skeleton } from '../../src/primitives/display/skeleton.tsx'
import type { Entry } from '../entry.ts'

export const entry: Entry = {
  name: 'skeleton',
  group: 'display',
  states: [
    {
      name: 'card',
      node: ({ say }) => (
        <Loading label={say('Loading', 'جارٍ التحميل')}>
          <div className="overflow-hidden rounded-box border border-line bg-surface">
            <Skeleton size="aspect-4/3" />
            <div className="grid gap-2 p-3">
              <Skeleton size="h-10" />
              <Skeleton size="h-13" />
              <Skeleton size="h-16" />
              <Skeleton size="h-6" />
            </div>
          </div>
        </Loading>
      ),
    },
    {
      name: 'text',
      node: ({ say }) => (
        <Loading label={say('Loading', 'جارٍ التحميل')}>
          <div className="grid gap-2">
            <Skeleton size="h-8 w-2/3" />
            <Skeleton size="h-5" />
            <Skeleton size="h-5" />
            <Skeleton size="h-5 w-1/2" />
          </div>
        </Loading>
      ),
    },
  ],
}
