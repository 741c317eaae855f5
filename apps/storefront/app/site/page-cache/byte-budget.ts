interface Budget {
  now: () => number
  bytes: number
  windowMs: number
}

/** Limits bytes per window of time. Returns whether so many more may be spent, and spends them. */
export function byteBudget({ now, bytes, windowMs }: Budget): (size: number) => boolean {
  let beganAt = now()
  let spent = 0
  return (size) => {
    if (now() - beganAt >= windowMs) {
      beganAt = now()
      spent = 0
    }
    if (spent + size > bytes) return false
    spent += size
    return true
  }
}
