import { expect, it } from 'vitest'
import type { GridColumn } from './grid-column.tsx'
import { copiedCells, copiedText, filledChanges, pastedChanges } from './grid-paste.tsx'

interface Row {
  id: string
  price: string
  left: number
}

const ROWS: Row[] = ['a', 'b', 'c', 'd'].map((id, n) => ({ id, price: `${n}0`, left: n }))
const COLUMNS: GridColumn<Row>[] = [
  { id: 'code', text: 'Code', width: '1fr', value: ({ id }) => id },
  {
    id: 'price',
    text: 'Price',
    width: '1fr',
    value: ({ price }) => price,
    edit: { kind: 'number' },
  },
  { id: 'sum', text: 'Sum', width: '1fr', value: () => '' },
  {
    id: 'left',
    text: 'Left',
    width: '1fr',
    value: ({ left }) => left,
    edit: ({ id }) => (id === 'c' ? undefined : { kind: 'number' }),
  },
]
const sheet = (...chosen: string[]) => ({ rows: ROWS, columns: COLUMNS, chosen: new Set(chosen) })
const short = (changes: ReturnType<typeof pastedChanges<Row>>) =>
  changes.map(({ item, column, value }) => `${item.id} ${column} ${value}`)

it('reads what spreadsheets copy, with any line ends [PR-5]', () => {
  expect(copiedCells('5\t1\r\n3\t 1 \r\n')).toEqual([
    ['5', '1'],
    ['3', '1'],
  ])
})

it('puts copied cells into the columns that can be edited, from the cell down [PR-5]', () => {
  const changes = pastedChanges(sheet(), { row: 1, column: 2 }, [
    ['7', '1', 'beyond'],
    ['8', '2'],
    ['9', '3'],
    ['below', 'the end'],
  ])
  expect(short(changes)).toEqual(['b price 7', 'b left 1', 'c price 8', 'd price 9', 'd left 3'])
})

it('puts one value into all chosen rows [PR-5]', () => {
  expect(short(pastedChanges(sheet('a', 'd'), { row: 3, column: 2 }, [['7']]))).toEqual([
    'a price 7',
    'd price 7',
  ])
  expect(short(pastedChanges(sheet('a', 'b'), { row: 3, column: 2 }, [['7']]))).toEqual([
    'd price 7',
  ])
})

it('fills the value of the first chosen row down, or that of the row above [PR-5]', () => {
  expect(short(filledChanges(sheet('b', 'c', 'd'), { row: 3, column: 2 }))).toEqual([
    'c price 10',
    'd price 10',
  ])
  expect(short(filledChanges(sheet(), { row: 2, column: 2 }))).toEqual(['c price 10'])
  expect(filledChanges(sheet(), { row: 0, column: 2 })).toEqual([])
})

it('copies the cells of the chosen rows as a column [PR-5]', () => {
  expect(copiedText(sheet('b', 'c'), { row: 0, column: 2 })).toBe('10\n20')
  expect(copiedText(sheet(), { row: 3, column: 2 })).toBe('30')
})
