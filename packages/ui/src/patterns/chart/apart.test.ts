import { expect, test } from 'vitest'
import { apart } from './apart.ts'

const distances = (points: readonly { x: number; y: number }[]) =>
  points.flatMap((a, i) =>
    points.slice(i + 1).map((b) => Math.hypot(b.x - a.x, (b.y - a.y) * 0.75)),
  )

test('points that cover each other are moved apart, the others stay', () => {
  const far = { x: 100, y: 100 }
  const points = [{ x: 510, y: 795 }, { x: 520, y: 800 }, { x: 545, y: 790 }, far]
  const moved = apart(points)
  for (const distance of distances(moved)) expect(distance).toBeGreaterThan(56)
  expect(moved.at(-1)).toEqual(far)
  for (const [i, { x, y }] of moved.entries())
    expect(Math.hypot(x - (points[i]?.x ?? 0), y - (points[i]?.y ?? 0))).toBeLessThan(90)
})

test('points at one place part, and stay within the picture', () => {
  const moved = apart(Array.from({ length: 3 }, () => ({ x: 990, y: 990 })))
  for (const distance of distances(moved)) expect(distance).toBeGreaterThan(40)
  for (const { x, y } of moved) expect(Math.max(x, y)).toBeLessThanOrEqual(975)
})
