import { viewingEndpoints } from '@ironsouq/contract/deals/viewing/viewing.endpoints'
import { viewingStaffEndpoints } from '@ironsouq/contract/deals/viewing/viewing.staff.endpoints'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { device } from '#features/machines/device/device.tables.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { calendarsIn, inbox } from '#test/inbox.ts'
import { aMachineToView, booking, NINE, TEN } from '#test/viewings.ts'

const { list, calendar, times, arrive, miss, move } = viewingStaffEndpoints

/** A viewing on Tuesday at nine, and someone of the staff. */
async function aViewing(server: TestServer) {
  const machine = await aMachineToView(server)
  const { body } = booking(machine.deviceId)
  await server.client()(viewingEndpoints.book, { body })
  const bearer = await server.staffToken(['viewing.read', 'viewing.cancel'])
  const staff = server.client({ bearer })
  const { rows } = await staff(list, { query: {} })
  return { ...machine, visitor: body, staff, viewingId: rows[0]?.viewingId ?? '' }
}

describe('viewings in the back office', () => {
  it('are listed by yard, and a cancelled one is announced to visitor and yard [BO-2] [BO-4]', async () => {
    await using server = await startServer()
    const { deviceId, viewingMail } = await aMachineToView(server)
    const { body } = booking(deviceId)
    await server.client()(viewingEndpoints.book, { body })
    const staff = server.client({
      bearer: await server.staffToken(['viewing.read', 'viewing.cancel']),
    })
    const listed = (query: { yard?: string; when?: 'past' } = {}) =>
      staff(viewingStaffEndpoints.list, { query })
    expect(await listed({ yard: 'elsewhere' })).toMatchObject({ rows: [], total: 0 })
    expect(await listed({ when: 'past' })).toMatchObject({ rows: [], total: 0 })
    const { rows } = await listed({ yard: 'mussafah' })
    expect(rows).toMatchObject([
      { deviceId, startsAt: NINE, state: 'booked', actions: ['move', 'cancel'], name: body.name },
    ])
    const viewingId = rows[0]?.viewingId ?? ''
    const cancel = () => staff(viewingStaffEndpoints.cancel, { body: { viewingId } })
    expect(await cancel()).toEqual({ state: 'cancelled' })
    await expect(cancel()).rejects.toMatchObject({ status: 409 })
    await server.work()
    expect(await inbox(viewingMail)).not.toHaveLength(0)
    expect(await inbox(body.mail ?? '')).not.toHaveLength(0)
    server.turnClock(TEN)
    expect(await listed({ when: 'past' })).toMatchObject({ total: 1 })
  })

  it('are found by words, and a week of them is a calendar [BO-2]', async () => {
    await using server = await startServer()
    const { staff, visitor, viewingId } = await aViewing(server)
    const found = async (words: string) => (await staff(list, { query: { words } })).total
    expect(await found('haddad')).toBe(1)
    expect(await found(visitor.mail?.slice(0, 8) ?? '')).toBe(1)
    expect(await found('100%')).toBe(0)
    const week = (from: string) => staff(calendar, { query: { from } })
    expect(await week('2026-11-11')).toMatchObject([{ viewingId, day: '2026-11-17' }])
    expect(await week('2026-11-17')).toHaveLength(1)
    expect(await week('2026-11-18')).toEqual([])
    expect(await week('2026-11-10')).toEqual([])
    await staff(viewingStaffEndpoints.cancel, { body: { viewingId } })
    expect(await week('2026-11-17')).toEqual([])
  })

  it('are noted as visited or missed when their time has come, and a late visitor arrives after all', async () => {
    await using server = await startServer()
    const { staff, viewingId } = await aViewing(server)
    const body = { viewingId }
    const refused = { status: 409 }
    await expect(staff(arrive, { body })).rejects.toMatchObject(refused)
    await expect(staff(miss, { body })).rejects.toMatchObject(refused)
    server.turnClock(NINE)
    await expect(staff(move, { body: { ...body, startsAt: TEN } })).rejects.toMatchObject(refused)
    expect(await staff(miss, { body })).toEqual({ state: 'missed' })
    await expect(staff(miss, { body })).rejects.toMatchObject(refused)
    expect(await staff(arrive, { body })).toEqual({ state: 'visited' })
    expect(await staff(list, { query: { when: 'today' } })).toMatchObject({
      rows: [{ state: 'visited', actions: [] }],
    })
    const reader = server.client({ bearer: await server.staffToken(['viewing.read']) })
    await expect(reader(arrive, { body })).rejects.toMatchObject({ status: 403 })
  })

  it('are moved to a free time of the yard, also of a machine that is reserved now', async () => {
    await using server = await startServer()
    const { staff, viewingId, deviceId, viewingMail, visitor } = await aViewing(server)
    await server.work()
    await server.ctx.db.update(device).set({ state: 'reserved' }).where(eq(device.id, deviceId))
    const days = await staff(times, { query: { viewingId } })
    expect(days[0]?.times).toContain(TEN)
    expect(days[0]?.times).not.toContain(NINE)
    const to = (startsAt: string) => staff(move, { body: { viewingId, startsAt } })
    // Sunday: the yard is closed.
    await expect(to('2026-11-22T06:00:00.000Z')).rejects.toMatchObject({ status: 409 })
    expect(await to(TEN)).toEqual({ state: 'booked' })
    await server.work()
    for (const mail of [viewingMail, visitor.mail ?? '']) {
      const entries = await Promise.all((await inbox(mail)).map(calendarsIn))
      expect(entries.flat().join()).toContain('DTSTART:20261117T060000Z')
    }
  })
})
