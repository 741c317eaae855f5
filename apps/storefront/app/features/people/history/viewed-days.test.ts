import type { Seen } from '@ironsouq/contract/people/history/history.endpoints'
import { describe, expect, it } from 'vitest'
import { viewedDays } from './viewed-days.ts'

const on = (day: string) => ({ day }) as Seen

describe('the days of the browsing history [EQ-5]', () => {
  const records = [on('2026-03-01'), on('2026-03-01'), on('2026-02-28'), on('2026-02-26')]

  it('are today, yesterday and before, with what was looked at in each', () => {
    const days = viewedDays(records, { today: '2026-03-01', isFirst: true, isLast: true })
    expect(days.map(({ day, when, seen }) => [day, when, seen.length])).toEqual([
      ['2026-03-01', 'today', 2],
      ['2026-02-28', 'yesterday', 1],
      ['2026-02-26', 'before', 1],
    ])
    expect(days.every(({ isWhole }) => isWhole)).toBe(true)
  })

  it('are not counted where they go on on another page', () => {
    const days = viewedDays(records, { today: '2026-03-04', isFirst: false, isLast: false })
    expect(days.map(({ isWhole }) => isWhole)).toEqual([false, true, false])
  })
})
