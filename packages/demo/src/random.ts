export interface Dice {
  /** From 0 up to, but not, 1. */
  unit: () => number
  between: (from: number, to: number) => number
  /** A whole number, both ends included. */
  whole: (from: number, to: number) => number
  chance: (share: number) => boolean
  pick: <T>(items: readonly T[]) => T
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/** Dice that fall alike for the same seed, on every machine (FNV-1a into mulberry32). */
export function dice(seed: string): Dice {
  let state = hashOf(seed)
  const unit = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (from: number, to: number) => from + unit() * (to - from)
  const whole = (from: number, to: number) => Math.floor(between(from, to + 1))
  return {
    unit,
    between,
    whole,
    chance: (share) => unit() < share,
    pick: (items) => {
      const picked = items[whole(0, items.length - 1)]
      if (picked === undefined) throw new Error('nothing to pick from')
      return picked
    },
  }
}

/**
 * The nth of evenly spread points in 0 … 1. Shares cut from it are met closely however few
 * machines there are, which dice do not promise. Different `step`s are independent.
 */
export const spread = (n: number, step: number): number => ((n + 1) * step) % 1

/** Cuts 0 … 1 into the given shares and says whose piece the point falls in. */
export function shareAt<T extends string>(shares: Record<T, number>, point: number): T {
  const names = Object.keys(shares) as T[]
  const total = names.reduce((sum, name) => sum + shares[name], 0)
  let upTo = 0
  for (const name of names) {
    upTo += shares[name] / total
    if (point < upTo) return name
  }
  throw new Error(`${point} is not below 1`)
}
