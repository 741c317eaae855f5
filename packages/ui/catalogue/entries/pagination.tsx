import type { ComponentProps } from 'react'
import { Pagination } from '../../src/patterns/list/pagination.tsx'
import type { Entry, Scene } from '../entry.ts'

function Anchor({ children, ...link }: ComponentProps<'a'>) {
  return <a {...link}>{children}</a>
}

const link = (say: Scene['say'], page: number) => ({
  page,
  href: `#page-${page}`,
  label: say(`Page ${page}`, `صفحة ${page}`),
})

export const entry: Entry = {
  name: 'pagination',
  group: 'patterns',
  wide: true,
  states: [
    {
      name: 'first of many',
      node: ({ say }) => (
        <Pagination
          label={say('Pages', 'الصفحات')}
          current={1}
          pages={[link(say, 1), link(say, 2), link(say, 3), null, link(say, 35)]}
          next={{ href: '#next', text: say('Next', 'التالي') }}
          anchor={Anchor}
        />
      ),
    },
    {
      name: 'in the middle',
      node: ({ say }) => (
        <Pagination
          label={say('Pages of sold machines', 'صفحات المعدات المباعة')}
          current={18}
          pages={[
            link(say, 1),
            null,
            link(say, 17),
            link(say, 18),
            link(say, 19),
            null,
            link(say, 35),
          ]}
          previous={{ href: '#previous', text: say('Back', 'السابق') }}
          next={{ href: '#next', text: say('Next', 'التالي') }}
          anchor={Anchor}
        />
      ),
    },
  ],
}
