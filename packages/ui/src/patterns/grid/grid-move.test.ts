import { expect, it } from 'vitest'
import { placeAfter } from './grid-move.tsx'

const BOUNDS = { rows: 10_000, columns: 5, page: 20, isRtl: false }
const press = (key: string, isFar = false, isRtl = false) =>
  placeAfter({ key, ctrlKey: isFar, metaKey: false }, { row: 50, column: 2 }, { ...BOUNDS, isRtl })

it.each([
  ['ArrowDown', false, [51, 2]],
  ['ArrowUp', false, [49, 2]],
  ['ArrowRight', false, [50, 3]],
  ['ArrowLeft', false, [50, 1]],
  ['ArrowDown', true, [9999, 2]],
  ['Home', false, [50, 0]],
  ['End', false, [50, 4]],
  ['Home', true, [0, 0]],
  ['End', true, [9999, 4]],
  ['PageDown', false, [70, 2]],
  ['PageUp', false, [30, 2]],
] as const)('%s, with Ctrl %s, leads to %j', (key, isFar, [row, column]) => {
  expect(press(key, isFar)).toEqual({ row, column })
})

it('swaps the arrows of both sides in Arabic', () => {
  expect(press('ArrowRight', false, true)).toEqual({ row: 50, column: 1 })
  expect(press('ArrowLeft', true, true)).toEqual({ row: 50, column: 4 })
})

it('stays inside, with the header above the first row', () => {
  const at = (key: string, row: number) =>
    placeAfter({ key, ctrlKey: false, metaKey: false }, { row, column: 0 }, BOUNDS)
  expect(at('ArrowUp', 0)).toEqual({ row: -1, column: 0 })
  expect(at('ArrowUp', -1)).toEqual({ row: -1, column: 0 })
  expect(at('PageDown', 9990)).toEqual({ row: 9999, column: 0 })
  expect(at('a', 0)).toBeUndefined()
})
