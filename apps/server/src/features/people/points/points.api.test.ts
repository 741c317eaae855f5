import { randomUUID } from 'node:crypto'
import { identityEndpoints } from '@ironsouq/contract/identity/identity/identity.endpoints'
import { TERMS_VERSION } from '@ironsouq/contract/identity/identity/identity.limits'
import { Session } from '@ironsouq/contract/identity/identity/identity.schema'
import { loyaltyEndpoints } from '@ironsouq/contract/people/loyalty/loyalty.endpoints'
import { pointsEndpoints } from '@ironsouq/contract/people/points/points.endpoints'
import { pointsStaffEndpoints } from '@ironsouq/contract/people/points/points.staff.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { expect, it } from 'vitest'
import { PASSWORD } from '#features/identity/identity/identity.builder.ts'
import { memberRegistered } from '#features/identity/registration/registration.events.ts'
import { sentDigits } from '#features/identity/verification/verification.builder.ts'
import { anActivePerson, staffTokenOf } from '#features/people/staff/staff.builder.ts'
import { atomic } from '#kernel/ctx.ts'
import { emit } from '#kernel/work/events.ts'
import { answered } from '#test/calls.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { inbox } from '#test/inbox.ts'
import { aSignedInMember } from '#test/members.ts'
import { expirePoints, notifyExpiry } from './points.expire.job.ts'
import { earnPoints, takeBackPoints } from './points.service.ts'
import { holdPoints, returnPoints, spendHeldPoints } from './points.use.service.ts'

const { overview, records } = pointsEndpoints

type Member = Awaited<ReturnType<typeof aSignedInMember>>

const pointsOf = ({ call }: Member) => call(overview)
const changesOf = async ({ call }: Member) => {
  const page = await call(records, { query: {} })
  return page.records.map(({ source, change, balance }) => [source, change, balance])
}

const earned = (server: TestServer, memberId: string, points: number, ref: string = randomUUID()) =>
  atomic(server.ctx, (ctx) => earnPoints(ctx, { memberId, source: 'system', ref, points }))

const hold = (
  server: TestServer,
  memberId: string,
  points: number,
  orderId: string = randomUUID(),
) =>
  atomic(server.ctx, async (ctx) => {
    await holdPoints(ctx, { memberId, orders: [{ orderId, number: '2611140000000001', points }] })
    return orderId
  })

const giveBack = (server: TestServer, orderId: string) =>
  atomic(server.ctx, (ctx) => returnPoints(ctx, orderId))

it('a new account has the points that staff set, once and until the end of the next year [LO-1] [LO-6]', async () => {
  await using server = await startServer()
  const staff = server.client({ bearer: await server.staffToken(['setting.edit']) })
  const { version, settings } = await staff(loyaltyEndpoints.record)
  expect(settings).toMatchObject({ spendPerPoint: 1, registrationPoints: 100, expiryYears: 2 })
  await staff(loyaltyEndpoints.save, {
    body: { version, settings: { ...settings, registrationPoints: 250 } },
  })
  await expect(staff(loyaltyEndpoints.save, { body: { version, settings } })).rejects.toMatchObject(
    { status: 409 },
  )
  const email = `${randomUUID()}@reader.example`
  const purpose = 'register'
  await answered(server, identityEndpoints.sendCode, { purpose, channel: 'email', target: email })
  const code = await sentDigits(server.ctx, { purpose, target: email })
  const { data } = await answered(server, identityEndpoints.register, {
    account: 'yard_buyer',
    nickName: 'Yard buyer',
    company: 'Yard LLC',
    password: PASSWORD,
    confirmPassword: PASSWORD,
    agreed: TERMS_VERSION,
    email,
    code,
  })
  const { token, user } = Session.parse(data)
  await server.work()
  await atomic(server.ctx, (ctx) => emit(ctx, memberRegistered, { memberId: user.userId }))
  await server.work()
  const call = server.client({ bearer: token })
  expect(await call(overview)).toMatchObject({
    available: 250,
    locked: 0,
    nextExpiry: { points: 250, at: '2027-12-31T20:00:00.000Z' },
    rules: { expireOn: '2027-12-31', spendPerPoint: 1 },
  })
  expect((await call(records, { query: {} })).records).toMatchObject([
    { source: 'registration', change: 250, balance: 250, at: '2026-11-14T08:00:00.000Z' },
  ])
})

it('points are locked until their time, and each source gives them once [LO-1]', async () => {
  await using server = await startServer()
  const member = await aSignedInMember(server)
  const purchase = {
    memberId: member.id,
    source: 'purchase',
    ref: randomUUID(),
    points: 403,
    availableFrom: new Date('2026-11-21T08:00:00Z'),
    orderNumber: '2611140000000001',
  } as const
  const given = await Promise.all(
    Array.from({ length: 8 }, () => atomic(server.ctx, (ctx) => earnPoints(ctx, purchase))),
  )
  expect(given.filter(Boolean)).toHaveLength(1)
  expect(await pointsOf(member)).toMatchObject({
    available: 0,
    locked: 403,
    nextAvailable: { points: 403, at: '2026-11-21T08:00:00.000Z' },
  })
  await expect(hold(server, member.id, 400)).rejects.toMatchObject({ key: 'error.pointsTooFew' })
  server.turnClock('2026-11-21T08:00:00Z')
  expect(await pointsOf(member)).toMatchObject({ available: 403, locked: 0, nextAvailable: null })
  const back = { source: 'purchase', ref: purchase.ref, as: 'purchaseTakenBack' } as const
  await hold(server, member.id, 200)
  // What was spent stays spent.
  expect(await atomic(server.ctx, (ctx) => takeBackPoints(ctx, back))).toBe(203)
  expect(await atomic(server.ctx, (ctx) => takeBackPoints(ctx, back))).toBe(0)
  expect(await changesOf(member)).toEqual([
    ['purchaseTakenBack', -203, 0],
    ['redeemed', -200, 203],
    ['purchase', 403, 403],
  ])
})

it('of eight purchases at once as many use points as there are points for [LO-2]', async () => {
  await using server = await startServer()
  const member = await aSignedInMember(server)
  await earned(server, member.id, 170)
  await earned(server, member.id, 180)
  const all = await Promise.allSettled(
    Array.from({ length: 8 }, () => hold(server, member.id, 100)),
  )
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  expect(await pointsOf(member)).toMatchObject({ available: 50, held: 300 })
  await expect(hold(server, member.id, 15)).rejects.toMatchObject({ key: 'error.pointsStep' })
})

it('the points that expire first are used first, and return to where they came from [LO-1] [LO-2]', async () => {
  await using server = await startServer()
  const member = await aSignedInMember(server)
  await earned(server, member.id, 100)
  server.turnClock('2027-03-01T08:00:00Z')
  await earned(server, member.id, 100)
  const orderId = await hold(server, member.id, 150)
  expect(await pointsOf(member)).toMatchObject({
    available: 50,
    held: 150,
    nextExpiry: { points: 50, at: '2028-12-31T20:00:00.000Z' },
  })
  await Promise.all(Array.from({ length: 8 }, () => giveBack(server, orderId)))
  expect(await pointsOf(member)).toMatchObject({
    available: 200,
    held: 0,
    nextExpiry: { points: 100, at: '2027-12-31T20:00:00.000Z' },
  })
  const ledger = await server.pool.query<{ account: string; amount: string }>(
    `select account_kind as account, sum(amount)::text as amount from ledger_entry
    where currency = 'PTS' group by 1 having sum(amount) <> 0 order by 1`,
  )
  expect(ledger.rows).toEqual([
    { account: 'memberPoints', amount: '200' },
    { account: 'pointsIssued', amount: '-200' },
  ])
  const paid = await hold(server, member.id, 50)
  await atomic(server.ctx, (ctx) => spendHeldPoints(ctx, [paid]))
  expect(await pointsOf(member)).toMatchObject({ available: 150, held: 0 })
  const [newest] = await changesOf(member)
  expect(newest).toEqual(['redeemed', -50, 150])
})

it('points that were not spent in time are gone; those on a cancelled order live on for 30 days [LO-1] [LO-2]', async () => {
  await using server = await startServer()
  const member = await aSignedInMember(server)
  await earned(server, member.id, 300)
  server.turnClock('2027-12-31T19:59:59Z')
  const orderId = await hold(server, member.id, 100)
  server.turnClock('2027-12-31T20:00:00Z')
  // Also before anything ran.
  await expect(hold(server, member.id, 10)).rejects.toMatchObject({ key: 'error.pointsTooFew' })
  expect(await pointsOf(member)).toMatchObject({ available: 0 })
  await Promise.all(Array.from({ length: 8 }, () => expirePoints.run(server.ctx)))
  await giveBack(server, orderId)
  expect(await changesOf(member)).toEqual([
    ['returned', 100, 100],
    ['expired', -200, 0],
    ['redeemed', -100, 200],
    ['system', 300, 300],
  ])
  expect(await pointsOf(member)).toMatchObject({
    available: 100,
    nextExpiry: { points: 100, at: '2028-01-30T20:00:00.000Z' },
  })
})

it('a member is notified 30 and 7 days before points expire, once for all of them [LO-2]', async () => {
  await using server = await startServer()
  const mail = `${randomUUID()}@reader.example`
  const member = await aSignedInMember(server, { mail, mailVerifiedAt: server.ctx.now() })
  await earned(server, member.id, 300)
  await earned(server, member.id, 40)
  const subjects = async () => {
    await notifyExpiry.run(server.ctx)
    await notifyExpiry.run(server.ctx)
    await server.work()
    return (await inbox(mail)).map(({ subject }) => subject)
  }
  const subjectOf = (count: number) =>
    translator('en')('notification.pointsExpiringTitle', { count })
  server.turnClock('2027-12-01T19:59:59Z')
  expect(await subjects()).toEqual([])
  server.turnClock('2027-12-01T20:00:00Z')
  expect(await subjects()).toEqual([subjectOf(340)])
  await hold(server, member.id, 300)
  server.turnClock('2027-12-24T20:00:00Z')
  expect(await subjects()).toHaveLength(2)
  expect(await subjects()).toContain(subjectOf(40))
})

it('the database refuses points that do not add up, are locked, expired or below zero [LO-2]', async () => {
  await using server = await startServer()
  const member = await aSignedInMember(server)
  await earned(server, member.id, 100)
  const refused = (statement: string) => expect(server.pool.query(statement)).rejects
  await refused('update point_lot set remaining = 90').toThrow(/do not add up/)
  await refused('update point_account set balance = 110').toThrow(/do not add up/)
  await refused('update point_lot set remaining = -1').toThrow(/point_lot_remaining/)
  await refused('update point_account set balance = -1').toThrow(/point_account_not_negative/)
  const use = (at: string) => `insert into point_use
    (order_id, lot_id, member_id, points, available_from, expires_at, created_at)
    select uuidv7(), id, member_id, 10, available_from, expires_at, ${at} from point_lot`
  await refused(use('expires_at')).toThrow(/point_use_in_time/)
  await refused(use("available_from - interval '1 second'")).toThrow(/point_use_in_time/)
})

it('each member reads only their own points, earned or spent', async () => {
  await using server = await startServer()
  const [member, other] = [await aSignedInMember(server), await aSignedInMember(server)]
  await earned(server, member.id, 100)
  await hold(server, member.id, 30)
  const listed = async (direction?: 'earned' | 'spent') =>
    (await member.call(records, { query: { ...(direction && { direction }) } })).records.map(
      ({ change }) => change,
    )
  expect(await listed()).toEqual([-30, 100])
  expect(await listed('earned')).toEqual([100])
  expect(await listed('spent')).toEqual([-30])
  expect(await pointsOf(other)).toMatchObject({ available: 0, held: 0, nextExpiry: null })
  expect((await other.call(records, { query: {} })).total).toBe(0)
})

it('staff give and take points with a reason, one person only so many in a day [LO-1] [BO-2]', async () => {
  await using server = await startServer()
  const member = await aSignedInMember(server)
  const person = async () => {
    const id = await anActivePerson(server.ctx, { role: 'administrator' })
    return server.client({ bearer: await staffTokenOf(server.ctx, id) })
  }
  const first = await person()
  const change = (points: number, call = first) =>
    call(pointsStaffEndpoints.change, {
      body: { memberId: member.id, points, reason: 'Late delivery' },
    })
  expect(await change(4000)).toMatchObject({ available: 4000 })
  await expect(change(-4001)).rejects.toMatchObject({
    message: translator('en')('error.pointsTooFew'),
  })
  expect(await change(-1000)).toMatchObject({
    available: 3000,
    records: [
      { source: 'system', change: -1000, reason: 'Late delivery' },
      { source: 'system', change: 4000 },
    ],
  })
  const more = await Promise.allSettled(Array.from({ length: 8 }, () => change(2500)))
  expect(more.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  expect(await change(10_000, await person())).toMatchObject({ available: 18_000 })
  const { records } = await member.call(pointsEndpoints.records, { query: {} })
  expect(records[0]).toMatchObject({ change: 10_000, reason: 'Late delivery' })
  const reads = await first(pointsStaffEndpoints.ofMember, { query: { memberId: member.id } })
  expect(reads.available).toBe(18_000)
  const { rows } = await server.pool.query(
    `select from audit_log where entity = 'memberPoints' and entity_id = $1`,
    [member.id],
  )
  expect(rows).toHaveLength(5)
})
