import { at } from '../list.ts'
import { rng } from '../rng.ts'

/** What all machines of one make have in common: a choice or a measure for every feature. */
export interface Make {
  pick<const T>(feature: string, list: readonly T[]): T
  range(feature: string, lo: number, hi: number): number
  chance(feature: string, p: number): boolean
}

/** Of one make within one category; the same features come out for the same two names. */
export function makeOf(name: string, category: string): Make {
  const of = (feature: string) => rng(`make/${name.trim().toLowerCase()}/${category}/${feature}`)
  return {
    pick: (feature, list) => at(list, Math.floor(of(feature)() * list.length)),
    range: (feature, lo, hi) => of(feature).range(lo, hi),
    chance: (feature, p) => of(feature).chance(p),
  }
}
