import { laterDay } from '@ironsouq/contract/content/branch/branch-opening'
import { expect, it } from 'vitest'
import { daysOf, weekOf } from './viewing-days.ts'

it('a week of the calendar begins on Monday, also across months', () => {
  expect(weekOf('2026-11-16')).toBe('2026-11-16')
  expect(weekOf('2026-11-22')).toBe('2026-11-16')
  expect(weekOf('2026-12-01')).toBe('2026-11-30')
  expect(daysOf('2026-11-30').at(-1)).toBe('2026-12-06')
  expect(laterDay('2026-03-01', -1)).toBe('2026-02-28')
})
