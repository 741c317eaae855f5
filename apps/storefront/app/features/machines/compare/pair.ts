import type { Device } from '@ironsouq/contract/machines/device/device.schema'
import { comparePath } from './compare-store.ts'

/** The machines that a phone shows side by side, by their index: the first at the start of the line. */
export type Pair = readonly [number, number]

const FIRST: Pair = [0, 1]
const PARAM = 'show'

/** The pair that the address names, by places from 1; the first two where it names none. */
export function pairOf(search: URLSearchParams, count: number): Pair {
  const [first = NaN, second = NaN] = (search.get(PARAM) ?? '').split(',').map((n) => Number(n) - 1)
  const isPlace = (i: number) => Number.isInteger(i) && i >= 0 && i < count
  return isPlace(first) && isPlace(second) && first !== second ? [first, second] : FIRST
}

/** The pair with another machine in one of its columns. */
export function pairAfter(pair: Pair, column: 0 | 1, by: 1 | -1, count: number): Pair {
  const other = pair[1 - column]
  const step = (i: number) => (i + by + count) % count
  let next = step(pair[column])
  if (next === other) next = step(next)
  return column === 0 ? [next, pair[1]] : [pair[0], next]
}

export const pairPath = (devices: readonly Pick<Device, 'deviceId'>[], [first, second]: Pair) =>
  `${comparePath(devices)}&${new URLSearchParams({ [PARAM]: `${first + 1},${second + 1}` })}`
