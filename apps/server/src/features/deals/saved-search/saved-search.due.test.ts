import { describe, expect, it } from 'vitest'
import { nextMorning } from './saved-search.due.service.ts'

const NOW = new Date('2026-11-14T08:30:00Z') // a Saturday

describe('the next morning', () => {
  it.each([
    ['Asia/Dubai', 'day', '2026-11-15T05:00:00.000Z'],
    ['Asia/Dubai', 'week', '2026-11-16T05:00:00.000Z'],
    ['America/Sao_Paulo', 'day', '2026-11-14T12:00:00.000Z'],
    // An old short name counts as Dubai; PostgreSQL would read the other with the opposite sign.
    ['VST', 'day', '2026-11-15T05:00:00.000Z'],
    ['+05:30', 'day', '2026-11-15T03:30:00.000Z'],
  ] as const)('in %s by %s is %s', (timeZone, period, expected) => {
    expect(nextMorning(NOW, timeZone, period).toISOString()).toBe(expected)
  })
})
