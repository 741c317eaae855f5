interface Point {
  x: number
  y: number
}

/** In thousandths of the width: two marks beside each other on a phone. */
const ROOM = 58
/** A thousandth of the height is shorter: the picture is 4:3. */
const FLAT = 0.75
const ROUNDS = 24
const EDGE = 25

const within = (value: number) => Math.min(1000 - EDGE, Math.max(EDGE, value))

/** The points of a picture, those that would cover each other moved apart, as little as needed. */
export function apart<T extends Point>(points: readonly T[]): T[] {
  const moved = points.map((point) => ({ ...point }))
  for (let round = 0; round < ROUNDS; round++) {
    let isDone = true
    for (const [i, a] of moved.entries())
      for (const [j, b] of moved.slice(i + 1).entries()) {
        const dx = b.x - a.x
        const dy = (b.y - a.y) * FLAT
        const far = Math.hypot(dx, dy)
        if (far >= ROOM - 0.5) continue
        isDone = false
        // Points at the same place part in directions of their own.
        const angle = far === 0 ? i + j + 1 : Math.atan2(dy, dx)
        const by = (ROOM - far) / 2
        a.x = within(a.x - Math.cos(angle) * by)
        a.y = within(a.y - (Math.sin(angle) * by) / FLAT)
        b.x = within(b.x + Math.cos(angle) * by)
        b.y = within(b.y + (Math.sin(angle) * by) / FLAT)
      }
    if (isDone) break
  }
  return moved
}
