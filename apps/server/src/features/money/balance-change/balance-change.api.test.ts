import { balanceChangeEndpoints } from '@ironsouq/contract/money/balance-change/balance-change.endpoints'
import { balanceEndpoints } from '@ironsouq/contract/money/balance/balance.endpoints'
import { auditEndpoints } from '@ironsouq/contract/platform/audit/audit.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anActivePerson, staffTokenOf } from '#features/people/staff/staff.builder.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { aSignedInMember } from '#test/members.ts'

const { list, request, approve, reject } = balanceChangeEndpoints

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server[Symbol.asyncDispose]())

async function aPerson() {
  const id = await anActivePerson(server.ctx, { role: 'administrator' })
  return server.client({ bearer: await staffTokenOf(server.ctx, id) })
}

type Member = Awaited<ReturnType<typeof aSignedInMember>>
const balanceOf = async ({ call }: Member) => (await call(balanceEndpoints.overview)).balance.amount

it('a small change is posted at once with its reason, which the member reads [LO-3] [BO-4]', async () => {
  const member = await aSignedInMember(server)
  const first = await aPerson()
  const body = { memberId: member.id, amount: '50.00', reason: 'Late delivery' }
  const made = await first(request, { body })
  expect(made).toMatchObject({ state: 'posted', amount: { amount: '50.00' }, canDecide: false })
  const { records } = await member.call(balanceEndpoints.changes, { query: {} })
  expect(records).toMatchObject([{ kind: 'manual', reason: 'Late delivery' }])
  const tooMuch = first(request, { body: { ...body, amount: '-50.01' } })
  await expect(tooMuch).rejects.toMatchObject({ status: 409 })
  expect(await balanceOf(member)).toBe('50.00')
  const { rows } = await server.pool.query(
    `select from audit_log where entity = 'balanceChange' and entity_id = $1`,
    [made.changeId],
  )
  expect(rows.length).toBeGreaterThan(0)
})

it('a large change waits for a second person, of eight at once one [LO-3]', async () => {
  const member = await aSignedInMember(server)
  const [first, second] = [await aPerson(), await aPerson()]
  const body = { memberId: member.id, amount: '1000.01', reason: 'Damaged in transit' }
  const { changeId, state } = await first(request, { body })
  expect([state, await balanceOf(member)]).toEqual(['waiting', '0.00'])
  await expect(first(approve, { body: { changeId } })).rejects.toMatchObject({
    message: translator('en')('error.balanceChangeOwn'),
  })
  const outcomes = await Promise.allSettled(
    Array.from({ length: 8 }, () => second(approve, { body: { changeId } })),
  )
  expect(outcomes.filter((each) => each.status === 'fulfilled')).toHaveLength(1)
  expect(await balanceOf(member)).toBe('1000.01')
  const waiting = await second(list, { query: { state: 'waiting' } })
  expect(waiting.rows).toEqual([])
})

it('many small changes of one person in a day wait for a second one [LO-3]', async () => {
  const members = await Promise.all(Array.from({ length: 8 }, () => aSignedInMember(server)))
  const first = await aPerson()
  const changes = await Promise.all(
    members.map(({ id: memberId }) =>
      first(request, { body: { memberId, amount: '400', reason: 'Goodwill' } }),
    ),
  )
  expect(changes.map(({ state }) => state).toSorted()).toEqual([
    ...Array.from({ length: 2 }, () => 'posted'),
    ...Array.from({ length: 6 }, () => 'waiting'),
  ])
  const [member] = members
  const body = { memberId: member?.id ?? '', amount: '200', reason: 'Goodwill' }
  expect(await first(request, { body })).toMatchObject({ state: 'posted' })
  // What others changed does not count.
  const second = await aPerson()
  expect(await second(request, { body })).toMatchObject({ state: 'posted' })
})

it('a rejected change moves nothing and cannot be approved later', async () => {
  const member = await aSignedInMember(server)
  const [first, second] = [await aPerson(), await aPerson()]
  const body = { memberId: member.id, amount: '-5000', reason: 'Mistake' }
  const { changeId } = await first(request, { body })
  expect(await second(reject, { body: { changeId } })).toMatchObject({ state: 'rejected' })
  await expect(second(approve, { body: { changeId } })).rejects.toMatchObject({ status: 409 })
  expect(await balanceOf(member)).toBe('0.00')
  for (const wrong of [{ amount: '0' }, { amount: '100000.01' }, { reason: ' ' }])
    await expect(first(request, { body: { ...body, ...wrong } })).rejects.toMatchObject({
      status: 400,
    })
})

it('what staff wrote about a member is in the audit log as a hash: an erasure could not reach it there [BO-4]', async () => {
  const member = await aSignedInMember(server)
  const first = await aPerson()
  const reason = 'Zeyneb waited three weeks in hospital'
  const { changeId } = await first(request, {
    body: { memberId: member.id, amount: '20.00', reason },
  })
  const { rows } = await first(auditEndpoints.list, { query: { entityId: changeId } })
  const entries = await Promise.all(
    rows.map(({ seq }) => first(auditEndpoints.entry, { query: { seq } })),
  )
  expect(JSON.stringify(entries)).toContain(member.id)
  expect(JSON.stringify(entries)).not.toContain('Zeyneb')
  // The list of changes still says why.
  const listed = await first(list, { query: {} })
  expect(listed.rows.find((row) => row.changeId === changeId)?.reason).toBe(reason)
})
