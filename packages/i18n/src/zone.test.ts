import { describe, expect, it } from 'vitest'
import { dayIn, hourIn } from './zone.ts'

const LATE = '2026-11-17T20:30:00Z'

describe('a day and an hour', () => {
  it('are those of the Gulf unless another zone is named', () => {
    expect([dayIn(LATE), hourIn(LATE)]).toEqual(['2026-11-18', 0])
    expect([dayIn(LATE, 'Europe/Lisbon'), hourIn(LATE, 'Europe/Lisbon')]).toEqual([
      '2026-11-17',
      20,
    ])
  })
})
