import { FilterSheet } from '../../src/patterns/list/filter-sheet.tsx'
import type { Entry } from '../entry.ts'
import { Facets } from './filter-panel.tsx'

export const entry: Entry = {
  name: 'filter-sheet',
  group: 'patterns',
  height: 520,
  states: [
    {
      name: 'open',
      node: ({ say }) => (
        <FilterSheet
          defaultOpen
          title={say('Filters', 'الفلاتر')}
          close={say('Close', 'إغلاق')}
          clear={say('Clear all', 'مسح الكل')}
          onClear={() => undefined}
          show={say('Show 412 machines', 'عرض 412 معدة')}
          onShow={() => undefined}
        >
          <Facets say={say} />
        </FilterSheet>
      ),
    },
  ],
}
