import { createHash } from 'node:crypto'
import type { AccountKind, JournalKind, SubjectKind } from '@ironsouq/contract/ledger-kinds'
import { and, eq, sql } from 'drizzle-orm'
import type { TxCtx } from '#kernel/ctx.ts'
import { ledgerJournal } from './ledger.tables.ts'

/** The names that a feature posts with. */
export interface Names {
  account: string
  journal: string
  subject: string
}

/** Those that every screen can show; a feature with others passes them as the argument of the types below. */
interface KnownNames {
  account: AccountKind
  journal: JournalKind
  subject: SubjectKind
}

interface AccountKey {
  kind: string
  owner: string
  currency: string
}

/** What a line is about. */
export interface Subject<Kind extends string = SubjectKind> {
  kind: Kind
  id: string
}

export const orderSubject = (id: string): Subject => ({ kind: 'order', id })

export interface Line<N extends Names = KnownNames> extends AccountKey {
  kind: N['account']
  amountMinor: bigint
  subject?: Subject<N['subject']> | undefined
  sellerId?: string | undefined
}

export interface Journal<N extends Names = KnownNames> {
  kind: N['journal']
  /** With the kind, what makes a repetition harmless. */
  ref: string
  /** What the caller asked for, without what was computed from the state of accounts. */
  asked: object
  paymentId?: string | undefined
  lines: readonly Line<N>[]
}

type Named = Pick<Journal<Names>, 'kind' | 'ref'>

const keyOf = ({ kind, owner, currency }: AccountKey) => `${kind} ${owner} ${currency}`

const plain = (_: string, value: unknown): unknown =>
  typeof value === 'bigint'
    ? String(value)
    : value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value

const digestOf = (asked: object) =>
  createHash('sha256').update(JSON.stringify(asked, plain)).digest('base64url')

/**
 * Whether it was posted before, with the same amounts: other ones under the same reference are a fault
 * of the caller. Ask again after waiting for a lock.
 */
export async function isPosted(
  ctx: TxCtx,
  { kind, ref, asked }: Pick<Journal<Names>, 'kind' | 'ref' | 'asked'>,
): Promise<boolean> {
  const [found] = await ctx.db
    .select({ digest: ledgerJournal.digest })
    .from(ledgerJournal)
    .where(and(eq(ledgerJournal.kind, kind), eq(ledgerJournal.ref, ref)))
  if (found && found.digest !== digestOf(asked))
    throw new Error(`${kind} ${ref} was posted with other amounts`)
  return found !== undefined
}

const keysOf = (accounts: readonly AccountKey[]) => sql`
  unnest(${sql.param(accounts.map(({ kind }) => kind))}::text[],
    ${sql.param(accounts.map(({ owner }) => owner))}::text[],
    ${sql.param(accounts.map(({ currency }) => currency))}::text[]) as k (kind, owner, currency)`

async function accountIds(ctx: TxCtx, lines: readonly Line<Names>[]): Promise<Map<string, string>> {
  // Sorted, so that two transactions that open the same accounts wait in the same order.
  const wanted = [...new Map(lines.map((line) => [keyOf(line), line])).entries()]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, line]) => line)
  const read = async () => {
    const { rows } = await ctx.db.execute<
      AccountKey & Record<'id', string> & Record<string, unknown>
    >(sql`
      select a.id, a.kind, a.owner, a.currency from ${keysOf(wanted)}
      join ledger_account a using (kind, owner, currency)`)
    return new Map(rows.map((row) => [keyOf(row), row.id]))
  }
  const found = await read()
  const missing = wanted.filter((line) => !found.has(keyOf(line)))
  if (missing.length === 0) return found
  await ctx.db.execute(sql`
    insert into ledger_account (kind, owner, currency, created_at)
    select kind, owner, currency, ${ctx.now().toISOString()}::timestamptz from ${keysOf(missing)}
    on conflict do nothing`)
  return read()
}

function requireZero({ kind, ref }: Named, lines: readonly Line<Names>[]): void {
  const sums = new Map<string, bigint>()
  for (const { currency, amountMinor } of lines)
    sums.set(currency, (sums.get(currency) ?? 0n) + amountMinor)
  for (const [currency, sum] of sums)
    if (sum !== 0n) throw new Error(`${kind} ${ref} would leave ${sum} ${currency}`)
}

/** Posts a journal once. False when it was posted before, or when no line moves money. */
export async function post<N extends Names = KnownNames>(
  ctx: TxCtx,
  journal: Journal<NoInfer<N>>,
): Promise<boolean> {
  const lines = journal.lines.filter(({ amountMinor }) => amountMinor !== 0n)
  if (lines.length === 0) return false
  requireZero(journal, lines)
  const ids = await accountIds(ctx, lines)
  const column = <T>(of: (line: Line<Names>) => T) => sql.param(lines.map(of))
  const at = sql`${ctx.now().toISOString()}::timestamptz`
  const { rows } = await ctx.db.execute(sql`
    with journal as (
      insert into ledger_journal (kind, ref, digest, payment_id, created_at)
      values (${journal.kind}, ${journal.ref}, ${digestOf(journal.asked)}, ${journal.paymentId ?? null}, ${at})
      on conflict (kind, ref) do nothing returning id)
    insert into ledger_entry
      (journal_id, line, account_id, account_kind, amount, currency, subject_kind, subject_id,
        seller_id, created_at)
    select journal.id, l.line, l.account_id, l.kind, l.amount, l.currency, l.subject_kind, l.subject_id, l.seller_id, ${at}
    from journal, unnest(${column((line) => ids.get(keyOf(line)))}::bigint[],
      ${column(({ kind }) => kind)}::text[],
      ${column(({ amountMinor }) => String(amountMinor))}::bigint[],
      ${column(({ currency }) => currency)}::text[],
      ${column(({ subject }) => subject?.kind ?? null)}::text[],
      ${column(({ subject }) => subject?.id ?? null)}::uuid[],
      ${column(({ sellerId }) => sellerId ?? null)}::uuid[])
      with ordinality as l (account_id, kind, amount, currency, subject_kind, subject_id, seller_id, line)
    returning journal_id`)
  if (rows.length > 0) return true
  await isPosted(ctx, journal)
  return false
}

/** Others who draw on the same money wait here until this transaction ends. */
export async function lockFor(ctx: TxCtx, what: string): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`ledger ${what}`}, 0))`)
}

interface PostedLine<N extends Names> extends AccountKey, Record<string, unknown> {
  kind: N['account']
  amount: string
  subjectKind: N['subject'] | null
  subjectId: string | null
  sellerId: string | null
}

/** The lines of a journal, the other way round; none when it was not posted. */
export async function reversed<N extends Names = KnownNames>(
  ctx: TxCtx,
  { kind, ref }: Pick<Journal<NoInfer<N>>, 'kind' | 'ref'>,
): Promise<Line<N>[]> {
  const { rows } = await ctx.db.execute<PostedLine<N>>(sql`
    select a.kind, a.owner, a.currency, e.amount, e.subject_kind as "subjectKind", e.subject_id as "subjectId",
      e.seller_id as "sellerId"
    from ledger_journal j
    join ledger_entry e on e.journal_id = j.id
    join ledger_account a on a.id = e.account_id
    where j.kind = ${kind} and j.ref = ${ref} order by e.line`)
  return rows.map(({ kind, owner, currency, amount, subjectKind, subjectId, sellerId }) => ({
    kind,
    owner,
    currency,
    amountMinor: -BigInt(amount),
    subject:
      subjectKind === null || subjectId === null ? undefined : { kind: subjectKind, id: subjectId },
    sellerId: sellerId ?? undefined,
  }))
}
