import { randomUUID } from 'node:crypto'
import { balanceChangeEndpoints } from '@ironsouq/contract/money/balance-change/balance-change.endpoints'
import { bankAccountEndpoints } from '@ironsouq/contract/money/bank-account/bank-account.endpoints'
import { payoutEndpoints } from '@ironsouq/contract/money/payout/payout.endpoints'
import { roleEndpoints } from '@ironsouq/contract/people/staff/role.endpoints'
import { staffSignInEndpoints } from '@ironsouq/contract/people/staff/staff-sign-in.endpoints'
import { staffEndpoints } from '@ironsouq/contract/people/staff/staff.endpoints'
import { INDEPENDENT_DAYS } from '@ironsouq/contract/people/staff/staff.limits'
import { formatter } from '@ironsouq/i18n/format'
import { translator } from '@ironsouq/i18n/translate'
import { expect, it } from 'vitest'
import { appCode } from '#features/identity/portal-sign-in/portal-sign-in.builder.ts'
import { STAFF_PASSWORD } from '#features/identity/staff-sign-in/staff-sign-in.builder.ts'
import { staffPortal } from '#features/identity/staff-sign-in/staff-sign-in.service.ts'
import { aSellerAccount } from '#features/people/seller-account/seller-account.builder.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { inbox } from '#test/inbox.ts'
import { aSettledOrder } from '#test/mall/posted.ts'
import { aSignedInMember } from '#test/members.ts'
import { aDealer } from '#test/quotes.ts'
import { anActivePerson, aPersonOf, aRole, staffTokenOf } from './staff.builder.ts'

const say = translator('en')
const ACCOUNT = {
  holder: 'Al Quoz Parts LLC',
  bank: 'Emirates Bank',
  iban: 'AE070331234567890123456',
  swift: 'EBILAEAD',
}

async function anAdministrator(server: TestServer, email = `${randomUUID()}@desk.example`) {
  const id = await anActivePerson(server.ctx, { role: 'administrator', email })
  const client = async () => server.client({ bearer: await staffTokenOf(server.ctx, id) })
  return { id, email, client, call: await client() }
}

type Caller = Awaited<ReturnType<typeof anAdministrator>>['call']

/** Another mailbox of an attacker: invited by them, with what is needed to decide about money. */
async function aPuppet(server: TestServer, call: Caller) {
  const { roleId } = await call(roleEndpoints.add, {
    body: {
      name: `Books ${randomUUID().slice(0, 8)}`,
      permissions: ['ledger.read', 'ledger.change', 'ledger.payOut', 'seller.approve'],
    },
  })
  const email = `${randomUUID()}@desk.example`
  const body = { name: 'Second', email, locale: 'en', roleIds: [roleId] }
  const { staffId } = await call(staffEndpoints.invite, { body })
  await server.work()
  const [mail] = await inbox(email)
  const invitation = /\/invitation#([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const visitor = server.client()
  const { ticket } = await visitor(staffSignInEndpoints.accept, {
    body: { invitation, password: STAFF_PASSWORD, confirmPassword: STAFF_PASSWORD },
  })
  await visitor(staffSignInEndpoints.beginApp, { body: { ticket } })
  const code = await appCode(server.ctx, staffPortal, staffId)
  const { token } = await visitor(staffSignInEndpoints.enableApp, { body: { ticket, code } })
  return { id: staffId, email, roleId, call: server.client({ bearer: token }) }
}

/** What needs two people, asked for by one and decided by the other. */
async function decisions(server: TestServer, first: Caller, second: Caller) {
  const member = await aSignedInMember(server)
  const { code: sellerCode, sellerId } = await aDealer(server, `d${randomUUID().slice(0, 8)}`, {
    hasAccount: false,
  })
  const { changeId } = await first(balanceChangeEndpoints.request, {
    body: { memberId: member.id, amount: '5000', reason: 'Goodwill' },
  })
  await first(bankAccountEndpoints.state, { body: { sellerCode, version: 0, ...ACCOUNT } })
  const independent = await anAdministrator(server)
  const outcomes = [
    second(balanceChangeEndpoints.approve, { body: { changeId } }),
    second(bankAccountEndpoints.confirm, { body: { sellerCode, version: 1 } }),
  ]
  const settled = await Promise.allSettled(outcomes)
  if (settled[1]?.status === 'rejected')
    await independent.call(bankAccountEndpoints.confirm, { body: { sellerCode, version: 1 } })
  await aSettledOrder(server.ctx, { sellerId, memberId: randomUUID(), amountMinor: 100_000n })
  const { payoutId } = await first(payoutEndpoints.request, {
    body: { sellerId, amount: { amount: '400.00', currency: 'AED' } },
  })
  const paid = second(payoutEndpoints.confirm, { body: { payoutId } })
  return [...settled, ...(await Promise.allSettled([paid]))].map((each) =>
    each.status === 'fulfilled' ? 'done' : (each.reason as Error).message,
  )
}

const refusal = ({ ctx }: TestServer) =>
  say('error.secondPersonNotIndependent', {
    days: INDEPENDENT_DAYS,
    date: formatter('en').date(new Date(ctx.now().getTime() + INDEPENDENT_DAYS * 86_400_000)),
  })

it('one administrator with two mailboxes is not two people, in either order [LO-3] [BO-5]', async () => {
  await using server = await startServer()
  const boss = await anAdministrator(server)
  const puppet = await aPuppet(server, boss.call)
  const no = Array.from({ length: 3 }, () => refusal(server))
  expect(await decisions(server, boss.call, puppet.call)).toEqual(no)
  expect(await decisions(server, puppet.call, boss.call)).toEqual(no)
  // Two mailboxes of the same person are not two people either.
  const another = await aPuppet(server, boss.call)
  expect(await decisions(server, puppet.call, another.call)).toEqual(no)
  // A colleague who was there before decides, and after some days the new one does.
  const colleague = await anAdministrator(server)
  expect(await decisions(server, boss.call, colleague.call)).toEqual(['done', 'done', 'done'])
  const after = server.ctx.now().getTime() + INDEPENDENT_DAYS * 86_400_000 + 1000
  server.turnClock(new Date(after).toISOString())
  const later = server.client({ bearer: await staffTokenOf(server.ctx, puppet.id) })
  expect(await decisions(server, await boss.client(), later)).toEqual(['done', 'done', 'done'])
}, 60_000)

it('a colleague who was reset, or given the permission by role or by a change of a role, is not independent', async () => {
  await using server = await startServer()
  const { ctx } = server
  const boss = await anAdministrator(server)
  const books = await aRole(ctx, 'Books', ['ledger.read'])
  const clerk = await aPersonOf(ctx, books.id)
  const other = await aPersonOf(ctx, books.id)
  const permissions = ['ledger.read', 'ledger.change', 'ledger.payOut', 'seller.approve'] as const
  await boss.call(roleEndpoints.update, {
    body: { roleId: books.id, version: 1, permissions: [...permissions] },
  })
  const no = Array.from({ length: 3 }, () => refusal(server))
  const asClerk = server.client({ bearer: await staffTokenOf(ctx, clerk) })
  expect(await decisions(server, boss.call, asClerk)).toEqual(no)
  const full = await aRole(ctx, 'Full', permissions)
  const named = await aPersonOf(ctx, (await aRole(ctx, 'None', ['device.read'])).id)
  const body = { staffId: named, version: 1, name: 'Named', roleIds: [full.id] }
  await boss.call(staffEndpoints.update, { body })
  const asNamed = server.client({ bearer: await staffTokenOf(ctx, named) })
  expect(await decisions(server, boss.call, asNamed)).toEqual(no)
  const old = await anAdministrator(server)
  await boss.call(staffEndpoints.reset, { body: { staffId: old.id } })
  await server.pool.query(`update staff set state = 'active' where id = $1`, [old.id])
  expect(await decisions(server, boss.call, await old.client())).toEqual(no)
  const asOther = server.client({ bearer: await staffTokenOf(ctx, other) })
  expect(await decisions(server, await old.client(), asOther)).toEqual(no)
}, 60_000)

it('a new holder of a permission of money is announced to everyone who holds one', async () => {
  await using server = await startServer()
  const { ctx } = server
  const boss = await anAdministrator(server)
  const cashier = `${randomUUID()}@desk.example`
  const stranger = `${randomUUID()}@desk.example`
  await aPersonOf(ctx, (await aRole(ctx, 'Cashier', ['ledger.payOut'])).id, {
    email: cashier,
    locale: 'de',
  })
  await aPersonOf(ctx, (await aRole(ctx, 'Yard', ['device.read'])).id, { email: stranger })
  const puppet = await aPuppet(server, boss.call)
  const [announced] = await inbox(cashier)
  expect(announced?.subject).toBe(translator('de')('mail.moneyAccessSubject', { name: 'Second' }))
  expect(announced?.text).toContain(puppet.email)
  expect(await inbox(boss.email)).toMatchObject([
    { subject: say('mail.moneyAccessSubject', { name: 'Second' }) },
  ])
  expect(await inbox(stranger)).toEqual([])
  // The same permissions by another role are no news.
  const again = await aRole(ctx, 'Again', ['ledger.change'])
  const record = await boss.call(staffEndpoints.detail, { query: { staffId: puppet.id } })
  await boss.call(staffEndpoints.update, {
    body: {
      staffId: puppet.id,
      version: record.version,
      name: 'Second',
      roleIds: [puppet.roleId, again.id],
    },
  })
  await server.work()
  expect(await inbox(cashier)).toHaveLength(1)
})

it('the owners of a seller get an email when its bank account is stated and confirmed', async () => {
  await using server = await startServer()
  const [first, second] = [await anAdministrator(server), await anAdministrator(server)]
  const { code: sellerCode, sellerId } = await aDealer(server, 'announced', { hasAccount: false })
  const email = `${randomUUID()}@firm.example`
  await aSellerAccount(server.ctx, { sellerId, role: 'owner', email })
  await first.call(bankAccountEndpoints.state, { body: { sellerCode, version: 0, ...ACCOUNT } })
  await server.work()
  const [stated] = await inbox(email)
  expect(stated?.subject).toBe(say('mail.bankAccountStatedSubject', { firm: 'Dealer announced' }))
  expect(stated?.text).toContain('…3456')
  expect(stated?.text).not.toContain(ACCOUNT.iban)
  await second.call(bankAccountEndpoints.confirm, { body: { sellerCode, version: 1 } })
  await server.work()
  expect((await inbox(email)).map(({ subject }) => subject)).toContain(
    say('mail.bankAccountConfirmedSubject', { firm: 'Dealer announced' }),
  )
})
