import { useMemo, useState } from 'react'
import type { GridColumn } from '../../src/patterns/grid/grid-column.tsx'
import { Grid } from '../../src/patterns/grid/grid.tsx'
import type { Entry, Scene } from '../entry.ts'

interface Listing {
  id: string
  model: string
  hours: number
  price: number
  state: string
}

const MODELS = ['Caterpillar 320', 'Komatsu PC210-10', 'Volvo EC220D', 'Hitachi ZX200-5G']
const ROWS = 10_000

const listings: Listing[] = Array.from({ length: ROWS }, (_, i) => ({
  id: String(20_400 + i),
  model: MODELS[i % MODELS.length] ?? '',
  hours: 2000 + ((i * 37) % 9000),
  price: 100_000 + ((i * 1500) % 400_000),
  state: i % 3 === 0 ? 'draft' : 'listed',
}))

function columnsOf(say: Scene['say']): GridColumn<Listing>[] {
  const states = [
    { id: 'draft', text: say('Draft', 'مسودة') },
    { id: 'listed', text: say('For sale', 'للبيع') },
  ]
  return [
    { id: 'id', text: say('Stock no.', 'رقم المخزون'), width: '90px', value: ({ id }) => id },
    {
      id: 'model',
      text: say('Machine', 'المعدة'),
      width: 'minmax(160px, 1fr)',
      value: ({ model }) => model,
      cell: ({ model }) => <bdi className="font-semibold">{model}</bdi>,
    },
    {
      id: 'hours',
      text: say('Hours', 'الساعات'),
      width: '90px',
      isFigure: true,
      value: ({ hours }) => hours,
      cell: ({ hours }) => hours.toLocaleString('en'),
    },
    {
      id: 'price',
      text: say('Price, AED', 'السعر، درهم'),
      width: '120px',
      isFigure: true,
      value: ({ price }) => price,
      cell: ({ price }) => price.toLocaleString('en'),
      edit: { kind: 'number' },
    },
    {
      id: 'state',
      text: say('State', 'الحالة'),
      width: '120px',
      value: ({ state }) => state,
      cell: ({ state }) => states.find(({ id }) => id === state)?.text,
      edit: { kind: 'choice', options: states },
    },
  ]
}

function PriceList({ say }: Scene) {
  const [rows, setRows] = useState(listings)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(['20401', '20402']))
  const columns = useMemo(() => columnsOf(say), [say])
  return (
    <Grid
      label={say('Prices', 'الأسعار')}
      columns={columns}
      rows={rows}
      chosen={chosen}
      onChoose={setChosen}
      chooseAll={say('Select all rows', 'تحديد كل الصفوف')}
      nameOf={({ id }) => id}
      height="h-90"
      onEdit={(changes) =>
        setRows((all) => {
          const byId = new Map(all.map((row) => [row.id, row]))
          for (const { item, column, value } of changes)
            byId.set(item.id, {
              ...(byId.get(item.id) ?? item),
              [column]: column === 'price' ? Number(value) : value,
            })
          return [...byId.values()]
        })
      }
    />
  )
}

export const entry: Entry = {
  name: 'grid',
  group: 'patterns',
  wide: true,
  states: [{ name: '10,000 rows', node: (scene) => <PriceList {...scene} /> }],
}
