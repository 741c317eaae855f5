import { expect, it } from 'vitest'
import { markBetween } from './clock.tsx'

it.each([
  ['the minute before three are left', 240, 181, undefined],
  ['as three minutes are left', 181, 180, 180],
  ['once past three minutes', 180, 179, undefined],
  ['as one minute is left', 61, 60, 60],
  ['as ten seconds are left', 11, 10, 10],
  ['on a page that slept through two marks', 200, 30, 60],
  ['when the end is moved away', 5, 120, undefined],
])('a clock speaks, or not, %s', (_, before, now, mark) => {
  expect(markBetween(before, now)).toBe(mark)
})
