import { useState } from 'react'
import { DataTable } from '../../src/patterns/list/data-table.tsx'
import { Button } from '../../src/primitives/action/button.tsx'
import type { TableProps } from '../../src/primitives/display/table.tsx'
import type { Entry, Scene } from '../entry.ts'
import { listingColumns, listings } from './table.tsx'

type Chosen = NonNullable<TableProps<{ id: string }>['chosen']>

function Chooser({ say, initial }: Scene & { initial: Chosen }) {
  const [chosen, setChosen] = useState(initial)
  return (
    <DataTable
      label={say('Listings', 'الإعلانات')}
      columns={listingColumns(say)}
      rows={listings(say)}
      chosen={chosen}
      onChoose={setChosen}
      bulk={{
        text: (count) =>
          count === 0 ? say('None chosen', 'لا اختيار') : say(`${count} chosen`, `اختير ${count}`),
        actions: [
          { id: 'publish', text: say('Publish', 'نشر'), run: () => undefined },
          { id: 'return', text: say('Return to seller', 'إعادة للبائع'), run: () => undefined },
        ],
        hint: say('Esc clears, Shift+arrow extends', 'Esc يلغي، Shift+سهم يوسّع'),
      }}
      shown={say('1 to 3 of 2,431', '1 إلى 3 من 2,431')}
      pages={<Button size="portal">{say('Next', 'التالي')}</Button>}
    />
  )
}

export const entry: Entry = {
  name: 'data-table',
  group: 'patterns',
  wide: true,
  states: [
    {
      name: 'two chosen',
      node: (scene) => <Chooser {...scene} initial={new Set(['20431', '20444'])} />,
    },
    { name: 'none chosen', node: (scene) => <Chooser {...scene} initial={new Set()} /> },
  ],
}
