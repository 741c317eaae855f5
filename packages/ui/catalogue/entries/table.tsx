import { useState } from 'react'
import { Badge } from '../../src/primitives/display/badge.tsx'
import { Table, type TableColumn, type TableProps } from '../../src/primitives/display/table.tsx'
import type { Entry, Scene } from '../entry.ts'

interface Listing {
  id: string
  machine: string
  year: number
  state: string
  price: number
}

export const listings = (say: Scene['say']): Listing[] => [
  {
    id: '20418',
    machine: 'Caterpillar 320',
    year: 2019,
    state: say('Published', 'منشور'),
    price: 236,
  },
  {
    id: '20431',
    machine: 'Komatsu PC210-10',
    year: 2018,
    state: say('Draft', 'مسودة'),
    price: 184,
  },
  {
    id: '20444',
    machine: 'Volvo EC220D',
    year: 2020,
    state: say('In review', 'قيد المراجعة'),
    price: 262,
  },
]

export const listingColumns = (say: Scene['say']): TableColumn<Listing>[] => [
  { id: 'id', text: say('Stock no.', 'رقم المخزون'), cell: ({ id }) => <bdi>{id}</bdi> },
  {
    id: 'machine',
    text: say('Machine', 'المعدة'),
    isRowHeader: true,
    isSortable: true,
    cell: ({ machine }) => <bdi className="text-small font-semibold">{machine}</bdi>,
  },
  {
    id: 'year',
    text: say('Year', 'السنة'),
    isFigure: true,
    isSortable: true,
    cell: ({ year }) => year,
  },
  { id: 'state', text: say('State', 'الحالة'), cell: ({ state }) => <Badge>{state}</Badge> },
  {
    id: 'price',
    text: say('Price, AED', 'السعر، درهم'),
    isFigure: true,
    isSortable: true,
    cell: ({ price }) => <b className="font-semibold">{`${price},000`}</b>,
  },
]

function Sorted({ say }: Scene) {
  const [sort, setSort] = useState<NonNullable<TableProps<Listing>['sort']>>({
    column: 'price',
    direction: 'descending',
  })
  const [chosen, setChosen] = useState<NonNullable<TableProps<Listing>['chosen']>>(
    new Set(['20444']),
  )
  const by = sort.column as keyof Listing
  const sign = sort.direction === 'ascending' ? 1 : -1
  const rows = listings(say).toSorted((a, b) => (a[by] > b[by] ? sign : -sign))
  return (
    <Table
      label={say('Listings', 'الإعلانات')}
      columns={listingColumns(say)}
      rows={rows}
      sort={sort}
      onSort={setSort}
      chosen={chosen}
      onChoose={setChosen}
    />
  )
}

export const entry: Entry = {
  name: 'table',
  group: 'display',
  wide: true,
  states: [
    { name: 'sorted, one chosen', node: (scene) => <Sorted {...scene} /> },
    {
      name: 'roomy, nothing to choose',
      node: ({ say }) => (
        <Table
          label={say('Sold machines', 'معدات مباعة')}
          density="roomy"
          columns={listingColumns(say)}
          rows={listings(say)}
        />
      ),
    },
    {
      name: 'empty',
      node: ({ say }) => (
        <Table
          label={say('Flagged listings', 'إعلانات معلّمة')}
          columns={listingColumns(say)}
          rows={[]}
          empty={<p className="p-4 text-small">{say('Nothing is flagged.', 'لا شيء معلّم.')}</p>}
        />
      ),
    },
  ],
}
