import { at } from './list.ts'

export interface Rng {
  (): number
  range(lo: number, hi: number): number
  int(lo: number, hi: number): number
  pick<T>(list: readonly T[]): T
  chance(p: number): boolean
  /** An independent stream, so that drawing more of one thing never moves another. */
  fork(label: string): Rng
}

export function hash(text: string): number {
  let h = 2166136261
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619)
  h ^= h >>> 15
  h = Math.imul(h, 2246822507)
  return (h ^ (h >>> 13)) >>> 0
}

/** The same seed gives the same stream on every machine. */
export function rng(seed: string | number): Rng {
  const label = String(seed)
  let state = hash(label)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const range = (lo: number, hi: number) => lo + (hi - lo) * next()
  return Object.assign(next, {
    range,
    int: (lo: number, hi: number) => Math.floor(range(lo, hi + 1)),
    pick: <T>(list: readonly T[]): T => at(list, Math.floor(next() * list.length)),
    chance: (p: number) => next() < p,
    fork: (name: string) => rng(`${label}/${name}`),
  })
}
