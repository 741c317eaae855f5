import { randomUUID } from 'node:crypto'
import { ACCOUNT_KINDS, JOURNAL_KINDS } from '@ironsouq/contract/ledger-kinds'
import { fromMinor, POINTS } from '@ironsouq/contract/money/money/minor-units'
import { formatter } from '@ironsouq/i18n/format'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { ledgerKinds } from '#features/registry.ts'
import { atomic, type TxCtx } from '#kernel/ctx.ts'
import { violatedCheck } from '#kernel/data/db.ts'
import { limitedToSeller } from '#kernel/data/seller-limit.ts'
import type { LedgerAccountKind } from '#kernel/ledger-kinds.ts'
import { startCtx } from '#test/harness.ts'
import { writeAccountKinds } from './ledger.kinds.service.ts'
import { post, type Journal } from './ledger.posting.service.ts'
import { amountFor, memberAccounts, sellerAccounts } from './ledger.queries.ts'

/** What a feature of this test posts. No screen and no file of the ledger knows it. */
interface Names {
  account: 'testPoints' | 'testLiability' | 'testDeposit' | 'testCash' | 'testNowhere'
  journal: 'testEarned' | 'testDeposited'
  subject: 'testLot'
}

const KINDS = [
  { name: 'testPoints', owner: 'member', normal: 'credit', unit: 'points' },
  { name: 'testLiability', owner: 'platform', normal: 'debit', unit: 'points' },
  { name: 'testDeposit', owner: 'seller', normal: 'credit' },
  { name: 'testCash', owner: 'provider', normal: 'debit' },
] satisfies LedgerAccountKind[]

async function aLedger() {
  const started = await startCtx()
  const client = await started.pool.connect()
  await writeAccountKinds(client, KINDS)
  return {
    ...started,
    client,
    post: (journal: Pick<Journal<Names>, 'kind' | 'lines'>) =>
      atomic(started.ctx, (ctx: TxCtx) =>
        post<Names>(ctx, { ref: randomUUID(), asked: {}, ...journal }),
      ),
    async [Symbol.asyncDispose]() {
      client.release()
      await started[Symbol.asyncDispose]()
    },
  }
}

type Ledger = Awaited<ReturnType<typeof aLedger>>

const earn = (ledger: Ledger, memberId: string, amountMinor: bigint, currency = POINTS) =>
  ledger.post({
    kind: 'testEarned',
    lines: [
      { kind: 'testLiability', owner: '', currency, amountMinor: -amountMinor },
      { kind: 'testPoints', owner: memberId, currency, amountMinor },
    ],
  })

const checkOf = (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    (err: unknown) => violatedCheck(err),
  )

describe('kinds of accounts and journals', () => {
  it('that features declare are those that every screen names [PY-4]', () => {
    const names = ledgerKinds.accounts.map(({ name }) => name)
    expect(names.toSorted()).toEqual([...ACCOUNT_KINDS].toSorted())
    expect(ledgerKinds.journals.toSorted()).toEqual([...JOURNAL_KINDS].toSorted())
  })

  it('are in the database as they are declared, and those of an open account stay as they are', async () => {
    await using ledger = await aLedger()
    const { rows } = await ledger.client.query<Record<string, string>>(
      `select kind as name, owner_type as owner, normal_balance as normal, unit from ledger_account_kind`,
    )
    const declared = [...ledgerKinds.accounts, ...KINDS].map((kind) => ({ unit: 'money', ...kind }))
    const byName = (a: { name?: string }, b: { name?: string }) =>
      String(a.name) < String(b.name) ? -1 : 1
    expect(rows.toSorted(byName)).toEqual(declared.toSorted(byName))
    const changed = KINDS.map((kind) =>
      kind.name === 'testPoints' ? { ...kind, owner: 'seller' as const } : kind,
    )
    await expect(writeAccountKinds(ledger.client, changed)).rejects.toThrow('testPoints')
  })

  it('are what a line must name: another one is refused', async () => {
    await using ledger = await aLedger()
    const unknown = ledger.post({
      kind: 'testEarned',
      lines: [
        { kind: 'testNowhere', owner: '', currency: 'AED', amountMinor: -1n },
        { kind: 'testCash', owner: 'card', currency: 'AED', amountMinor: 1n },
      ],
    })
    await expect(unknown).rejects.toMatchObject({ cause: { constraint: 'ledger_account_of_kind' } })
  })
})

describe('a feature of its own kinds', () => {
  it('keeps points of a member, who never has less than none, also when they are spent eight times at once', async () => {
    await using ledger = await aLedger()
    const memberId = randomUUID()
    await earn(ledger, memberId, 1_200n)
    const spent = await Promise.all(
      Array.from({ length: 8 }, () => checkOf(earn(ledger, memberId, -500n))),
    )
    expect(spent.filter((each) => each === 'accepted')).toHaveLength(2)
    expect(spent.filter((each) => each === 'member_balance_not_negative')).toHaveLength(6)
    expect(await memberAccounts(ledger.ctx, memberId)).toEqual([
      { kind: 'testPoints', currency: POINTS, amountMinor: 200n },
    ])
  })

  it('does not mix points and money', async () => {
    await using ledger = await aLedger()
    expect(await checkOf(earn(ledger, randomUUID(), 5n, 'AED'))).toBe('ledger_account_unit')
    const money = ledger.post({
      kind: 'testDeposited',
      lines: [
        { kind: 'testCash', owner: 'card', currency: POINTS, amountMinor: -5n },
        { kind: 'testDeposit', owner: randomUUID(), currency: POINTS, amountMinor: 5n },
      ],
    })
    expect(await checkOf(money)).toBe('ledger_account_unit')
  })

  it('names what its lines are about, and a seller reads those of their own and no others', async () => {
    await using ledger = await aLedger()
    const [sellerId, otherId] = [randomUUID(), randomUUID()]
    const subject = { kind: 'testLot', id: randomUUID() } as const
    for (const [owner, amountMinor] of [
      [sellerId, 300n],
      [otherId, 400n],
    ] as const)
      await ledger.post({
        kind: 'testDeposited',
        lines: [
          { kind: 'testCash', owner: 'card', currency: 'AED', amountMinor: -amountMinor, subject },
          { kind: 'testDeposit', owner, currency: 'AED', amountMinor, subject, sellerId: owner },
        ],
      })
    expect(await amountFor(ledger.ctx, subject, 'testDeposit')).toBe(700n)
    expect(await amountFor(ledger.ctx, { ...subject, kind: 'order' }, 'testDeposit')).toBe(0n)
    const seen = await atomic(limitedToSeller(ledger.ctx, sellerId), async (ctx) => ({
      lines: (await ctx.db.execute(sql`select amount, subject_kind from ledger_entry`)).rows,
      accounts: await sellerAccounts(ctx, otherId),
    }))
    expect(seen).toEqual({ lines: [{ amount: '300', subject_kind: 'testLot' }], accounts: [] })
    expect(await sellerAccounts(ledger.ctx, sellerId)).toMatchObject([{ amountMinor: 300n }])
  })
})

it('points have no decimals, on the wire and in words', () => {
  expect(fromMinor(-1_250n, POINTS)).toEqual({ amount: '-1250', currency: POINTS })
  expect(formatter('en').ledgerMoney(fromMinor(1_250n, POINTS))).toBe('PTS\u00a01,250')
})
