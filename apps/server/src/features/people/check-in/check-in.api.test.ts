import { checkInEndpoints } from '@ironsouq/contract/people/check-in/check-in.endpoints'
import { pointsEndpoints } from '@ironsouq/contract/people/points/points.endpoints'
import { expect, it } from 'vitest'
import { startServer } from '#test/harness.ts'
import { aSignedInMember } from '#test/members.ts'

const { calendar, checkIn } = checkInEndpoints

it('seven days in a row bring rising points, and then it starts again [LO-5] [LO-1]', async () => {
  await using server = await startServer()
  const { call } = await aSignedInMember(server)
  const points: number[] = []
  for (let day = 14; day <= 21; day++) {
    server.turnClock(`2026-11-${day}T08:00:00Z`)
    points.push((await call(checkIn)).points)
  }
  expect(points).toEqual([2, 4, 6, 8, 10, 12, 30, 2])
  const shown = await call(calendar)
  expect(shown).toMatchObject({ today: 1, isCheckedIn: true, wasMissed: false })
  expect(shown.days.map(({ state }) => state)).toEqual([
    'checkedIn',
    ...Array.from({ length: 6 }, () => 'later'),
  ])
  expect(shown.earlier).toEqual([{ from: '2026-11-14', until: '2026-11-20', days: 7, points: 72 }])
  const { records } = await call(pointsEndpoints.records, { query: {} })
  expect(records.slice(0, 2)).toMatchObject([
    { source: 'checkIn', change: 2, balance: 74, cycleDay: 1 },
    { source: 'checkIn', change: 30, balance: 72, cycleDay: 7 },
  ])
})

it('after a missed day it starts again at the first day, and what was earned stays [LO-5]', async () => {
  await using server = await startServer()
  const { call } = await aSignedInMember(server)
  for (const day of [14, 15]) {
    server.turnClock(`2026-11-${day}T08:00:00Z`)
    await call(checkIn)
  }
  server.turnClock('2026-11-17T08:00:00Z')
  expect(await call(calendar)).toMatchObject({
    today: 1,
    isCheckedIn: false,
    wasMissed: true,
    days: [
      { day: '2026-11-17', state: 'today', points: 2 },
      ...Array.from({ length: 6 }, () => ({ state: 'later' })),
    ],
    earlier: [{ from: '2026-11-14', until: '2026-11-15', days: 2, points: 6 }],
  })
  expect((await call(checkIn)).points).toBe(2)
  expect((await call(pointsEndpoints.overview)).available).toBe(8)
})

it('the day changes at midnight in Dubai [LO-5]', async () => {
  await using server = await startServer()
  const { call } = await aSignedInMember(server)
  server.turnClock('2026-11-14T19:59:59Z')
  expect(await call(checkIn)).toMatchObject({
    isFirst: true,
    points: 2,
    calendar: { nextDayAt: '2026-11-14T20:00:00.000Z' },
  })
  server.turnClock('2026-11-14T20:00:00Z')
  expect(await call(calendar)).toMatchObject({
    today: 2,
    isCheckedIn: false,
    days: [
      { day: '2026-11-14', state: 'checkedIn' },
      { day: '2026-11-15', state: 'today' },
      { day: '2026-11-16', state: 'later' },
      ...Array.from({ length: 4 }, () => ({ state: 'later' })),
    ],
  })
  expect(await call(checkIn)).toMatchObject({ isFirst: true, points: 4 })
})

it('today counts once, also of eight at once, and no other day can be written [LO-5]', async () => {
  await using server = await startServer()
  const { id, call } = await aSignedInMember(server)
  const all = await Promise.all(Array.from({ length: 8 }, () => call(checkIn)))
  expect(all.filter(({ isFirst }) => isFirst)).toHaveLength(1)
  expect((await call(pointsEndpoints.overview)).available).toBe(2)
  for (const day of ['2026-11-13', '2026-11-15'])
    await expect(
      server.pool.query(
        `insert into check_in (member_id, day, cycle_day, points, created_at)
        values ($1, $2, 1, 2, '2026-11-14T08:00:00Z')`,
        [id, day],
      ),
    ).rejects.toThrow(/check_in_today/)
})
