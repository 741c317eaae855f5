import { createHash } from 'node:crypto'
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { auditHead } from '#kernel/data/kernel.tables.ts'
import { anchorsAbove, type Anchor } from './audit.anchor.service.ts'
import { auditCheck, type ChainFault } from './audit.tables.ts'

type Check = typeof auditCheck.$inferSelect

const BATCH = 5000n
const FAULTS_MAX = 100

interface Entry {
  seq: bigint
  previous: Buffer
  hash: Buffer
  text: string
}

/**
 * What the trigger hashed. The expression is repeated and hashed by this process, because
 * an attacker who changed rows may have changed the functions of the database too.
 */
async function entriesWithin(ctx: Ctx, after: bigint, end: bigint): Promise<Entry[]> {
  const { rows } = await ctx.db.execute<{
    seq: string
    previous: Buffer
    hash: Buffer
    text: string
  }>(
    sql`select seq, previous_hash as previous, hash, jsonb_build_array(
        extract(epoch from at), actor_audience, actor_id, session_id, permission, endpoint, entity,
        entity_id, before, after, request_id, encode(address_fingerprint, 'hex'), address)::text as text
      from audit_log where seq > ${after} and seq <= ${end} order by seq`,
  )
  return rows.map((row) => ({ ...row, seq: BigInt(row.seq) }))
}

/** The end of the next batch; null: nothing is left. Places without a row are skipped at once. */
async function batchEnd(ctx: Ctx, { seq, until }: Check): Promise<bigint | null> {
  const { rows } = await ctx.db.execute<{ seq: string | null }>(
    sql`select min(seq) as seq from audit_log where seq > ${seq} and seq <= ${until}`,
  )
  const first = rows[0]?.seq
  if (typeof first !== 'string') return null
  const end = BigInt(first) + BATCH - 1n
  return end < until ? end : until
}

const hashOf = (previous: Buffer, text: string) =>
  createHash('sha256').update(previous).update(text).digest()

/** The faults of one entry, given the entry before it. */
function faultsOf(entry: Entry, before: { seq: bigint; hash: Buffer }): ChainFault[] {
  const seq = String(entry.seq)
  if (!hashOf(entry.previous, entry.text).equals(entry.hash)) return [{ kind: 'altered', seq }]
  if (entry.seq > before.seq + 1n) return [{ kind: 'removed', seq: String(before.seq + 1n) }]
  const isNext = entry.seq === before.seq + 1n && entry.previous.equals(before.hash)
  return isNext ? [] : [{ kind: 'reordered', seq }]
}

const PURPOSE = 'audit check'
/** A position that was signed before the rows were removed could be brought back: it ends soon. */
const CONTINUED_MS = 6 * 3_600_000
/** No more are looked at: someone who may write rows could write many. */
const UNFINISHED_MAX = 20

type Position = Omit<Check, 'id' | 'finishedAt' | 'createdAt' | 'signature'>

const signatureOf = ({ signer }: Ctx, position: Position): string => {
  const { seq, lastSeq, hash, until, anchored, faultCount, faults, startedAt } = position
  const kinds = faults.map(({ kind, seq: at }) => `${kind} ${at}`)
  const places = [seq, lastSeq, until, anchored].map(String)
  const stated = [...places, hash.toString('hex'), faultCount, ...kinds, startedAt.toISOString()]
  return signer.fingerprint(PURPOSE, stated.join('\n')).toString('base64url')
}

const isOurs = (ctx: Ctx, check: Check): boolean =>
  check.signature === signatureOf(ctx, check) &&
  check.startedAt.getTime() > ctx.now().getTime() - CONTINUED_MS &&
  check.startedAt <= ctx.now()

/** Continues a check that was interrupted, or begins one. A position that is not ours is not believed. */
async function openCheck(ctx: Ctx): Promise<Check> {
  const unfinished = await ctx.db
    .select()
    .from(auditCheck)
    .where(isNull(auditCheck.finishedAt))
    .orderBy(desc(auditCheck.startedAt))
    .limit(UNFINISHED_MAX)
  const open = unfinished.find((check) => isOurs(ctx, check))
  if (open) return open
  const strange = unfinished.map(({ id }) => id)
  if (strange.length > 0) {
    ctx.log.error(
      { checks: strange },
      'a check of the audit log begins again: its position is not ours',
    )
    await ctx.db.delete(auditCheck).where(inArray(auditCheck.id, strange))
  }
  const [head] = await ctx.db.select().from(auditHead)
  const anchors = await anchorsAbove(ctx, 0n)
  const until = [head?.seq ?? 0n, ...anchors.map(({ seq }) => seq)].reduce((a, b) =>
    a > b ? a : b,
  )
  const faults: ChainFault[] = []
  const now = ctx.now()
  const places = { seq: 0n, lastSeq: 0n, until, anchored: 0n }
  const start = { ...places, hash: Buffer.alloc(0), faultCount: 0, faults, startedAt: now }
  return one(
    await ctx.db
      .insert(auditCheck)
      .values({ ...start, signature: signatureOf(ctx, start), createdAt: now })
      .returning(),
  )
}

/** Saves how far the check is. False: another process continued it meanwhile. */
async function advance(ctx: Ctx, check: Check, next: Check): Promise<boolean> {
  const isSame = and(eq(auditCheck.id, check.id), eq(auditCheck.seq, check.seq))
  const { rowCount } = await ctx.db
    .update(auditCheck)
    .set({ ...next, signature: signatureOf(ctx, next) })
    .where(and(isSame, isNull(auditCheck.finishedAt)))
  return rowCount === 1
}

interface Progress {
  seq: bigint
  until: bigint
}

interface Checking {
  check: Check
  anchors: ReadonlyMap<bigint, readonly Anchor[]>
  head: { seq: bigint; hash: Buffer } | undefined
}

/** Checks one batch and answers the check as it is afterwards. */
function checked(
  { check, anchors, head }: Checking,
  entries: readonly Entry[],
  seq: bigint,
): Check {
  const faults: ChainFault[] = []
  let [before, anchored] = [{ seq: check.lastSeq, hash: check.hash }, check.anchored]
  for (const entry of entries) {
    faults.push(...faultsOf(entry, before))
    const hash = entry.hash.toString('hex')
    const own = anchors.get(entry.seq) ?? []
    const isHead = head?.seq === entry.seq && !head.hash.equals(entry.hash)
    if (isHead || own.some((anchor) => anchor.hash !== hash))
      faults.push({ kind: 'rewritten', seq: String(entry.seq) })
    else if (own.some(({ isSigned }) => isSigned)) anchored = entry.seq
    before = { seq: entry.seq, hash: entry.hash }
  }
  const first = [...check.faults, ...faults].slice(0, FAULTS_MAX)
  const faultCount = check.faultCount + faults.length
  const { seq: lastSeq, hash } = before
  return { ...check, seq, lastSeq, hash, anchored, faultCount, faults: first }
}

const withFault = (check: Check, fault: ChainFault): Check => ({
  ...check,
  faultCount: check.faultCount + 1,
  faults: [...check.faults, fault].slice(0, FAULTS_MAX),
})

/**
 * Checks the whole audit log in batches and saves its position after each, so that a check that was
 * interrupted goes on where it was. Null: another process does it.
 */
export async function checkChain(
  ctx: Ctx,
  onProgress: (progress: Progress) => void = () => {},
): Promise<Check | null> {
  let check = await openCheck(ctx)
  const anchors = Map.groupBy(await anchorsAbove(ctx, check.seq), ({ seq }) => seq)
  const [head] = await ctx.db.select().from(auditHead)
  for (;;) {
    const end = await batchEnd(ctx, check)
    if (end === null) break
    const next = checked({ check, anchors, head }, await entriesWithin(ctx, check.seq, end), end)
    if (!(await advance(ctx, check, next))) return null
    check = next
    onProgress(check)
  }
  const isCut = check.lastSeq < check.until
  const cut = { kind: 'truncated', seq: String(check.lastSeq + 1n) } as const
  const finished = { ...(isCut ? withFault(check, cut) : check), finishedAt: ctx.now() }
  return (await advance(ctx, check, finished)) ? finished : null
}
