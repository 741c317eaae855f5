import { expect, test } from 'vitest'
import { isCrossedAbove, roomiest } from './label-place.ts'

test('a label goes where no dot is', () => {
  const dot = { x: 50, y: 50 }
  expect(roomiest(dot, [])).toBe('above')
  expect(roomiest(dot, [{ x: 60, y: 45 }])).toBe('before')
  const above = [
    { x: 60, y: 45 },
    { x: 40, y: 45 },
  ]
  expect(roomiest(dot, above)).toBe('below')
  expect(roomiest(dot, [...above, { x: 70, y: 55 }])).toBe('belowBefore')
})

test('a label stays within the plot', () => {
  expect(roomiest({ x: 90, y: 50 }, [{ x: 80, y: 45 }])).toBe('belowBefore')
  expect(roomiest({ x: 5, y: 5 }, [{ x: 20, y: 10 }])).toBe('below')
})

test('a fall near the end and a rise near the start cross a label above the line', () => {
  const points = [
    { x: 0, y: 20 },
    { x: 85, y: 60 },
  ]
  expect(isCrossedAbove(points, 'end', 34)).toBe(true)
  expect(isCrossedAbove(points, 'end', 10)).toBe(false)
  expect(isCrossedAbove(points, 'start', 24)).toBe(false)
  const rising = [
    { x: 0, y: 60 },
    { x: 10, y: 20 },
  ]
  expect(isCrossedAbove(rising, 'start', 24)).toBe(true)
  expect(isCrossedAbove(rising, 'end', 34)).toBe(false)
})
