import { expect, it } from 'vitest'
import { relPath } from './path.ts'

it.each([
  [
    [
      [1, 2],
      [4, 2],
      [4, -1.5],
    ],
    'M1 2l3 0 0-3.5Z',
  ],
  [
    [
      [0, 0],
      [0.01, 0.01],
      [1, 1],
    ],
    'M0 0l1 1Z',
  ],
  [[[5, 5]], 'M5 5l0 0Z'],
] as [[number, number][], string][])('writes %j as %s', (pts, d) => {
  expect(relPath(pts)).toBe(d)
})
