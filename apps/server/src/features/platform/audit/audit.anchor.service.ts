import { eq, gt, isNull } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { auditHead } from '#kernel/data/kernel.tables.ts'
import { auditAnchor } from './audit.tables.ts'

const PURPOSE = 'audit anchor'
const FOLDER = 'audit-anchor'
const SHAPE = /^(?<seq>\d{15})\.(?<hash>[0-9a-f]{64})\.[\w-]{43}$/

export interface Anchor {
  seq: bigint
  hash: string
  isSigned: boolean
}

/** The name says everything, so that one listing of the folder reads all anchors. */
const keyOf = (signed: string) => `${FOLDER}/${signed}`

function parsed(ctx: Ctx, signed: string): Anchor | null {
  const { seq, hash } = SHAPE.exec(signed)?.groups ?? {}
  if (seq === undefined || hash === undefined) return null
  return { seq: BigInt(seq), hash, isSigned: ctx.signer.verify(PURPOSE, signed) !== null }
}

/** Signs the last row, then copies what is not yet in the object store. Safe to repeat. */
export async function anchorHead(ctx: Ctx): Promise<void> {
  const [head] = await ctx.db.select().from(auditHead)
  if (head) {
    const { seq, hash } = head
    const text = `${String(seq).padStart(15, '0')}.${hash.toString('hex')}`
    const signed = ctx.signer.sign(PURPOSE, text)
    await ctx.db
      .insert(auditAnchor)
      .values({ seq, hash, signed, createdAt: ctx.now() })
      .onConflictDoNothing()
  }
  const waiting = ctx.db.select().from(auditAnchor).where(isNull(auditAnchor.storedAt))
  for (const { id, signed } of await waiting) {
    await ctx.storage.put(keyOf(signed), Buffer.from(`${signed}\n`), 'text/plain')
    await ctx.db.update(auditAnchor).set({ storedAt: ctx.now() }).where(eq(auditAnchor.id, id))
  }
}

/** The anchors of the database and of the object store that are above a row. */
export async function anchorsAbove(ctx: Ctx, seq: bigint): Promise<Anchor[]> {
  const rows = await ctx.db.select().from(auditAnchor).where(gt(auditAnchor.seq, seq))
  const found = new Set(rows.map(({ signed }) => signed))
  for await (const name of ctx.storage.list(FOLDER)) found.add(name)
  return [...found]
    .flatMap((signed) => parsed(ctx, signed) ?? [])
    .filter((anchor) => anchor.seq > seq)
}

/**
 * A database restored from a backup has a shorter log than the anchors of the object store confirm,
 * and its next rows take the places of lost ones. Removes those anchors and answers how many.
 */
export async function removeLostAnchors(ctx: Ctx): Promise<number> {
  const [head] = await ctx.db.select().from(auditHead)
  let count = 0
  for await (const name of ctx.storage.list(FOLDER)) {
    const anchor = parsed(ctx, name)
    if (!anchor || anchor.seq <= (head?.seq ?? 0n)) continue
    await ctx.storage.remove(keyOf(name))
    count += 1
  }
  return count
}
