import { Breadcrumb } from '../../src/patterns/page/breadcrumb.tsx'
import type { Entry } from '../entry.ts'

export const entry: Entry = {
  name: 'breadcrumb',
  group: 'patterns',
  wide: true,
  states: [
    {
      name: 'three steps',
      node: ({ say }) => (
        <Breadcrumb
          label={say('Way here', 'المسار')}
          crumbs={[
            { key: 'home', content: <a href="#home">{say('Machines', 'المعدات')}</a> },
            {
              key: 'kind',
              content: <a href="#kind">{say('Crawler excavators', 'حفارات زاحفة')}</a>,
            },
            { key: 'this', content: 'Caterpillar 320' },
          ]}
        />
      ),
    },
  ],
}
