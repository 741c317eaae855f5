import { and, desc, eq } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { notFound } from '#kernel/errors.ts'
import type { OpenPayable } from '#kernel/payable.ts'
import type { Payable } from '#kernel/payables.ts'
import { payment } from './payment.tables.ts'

/** What a payment is for: a kind of payable, and its id. */
export interface Subject {
  kind: string
  id: string
}

export const subjectOf = (row: Pick<typeof payment.$inferSelect, 'subjectKind' | 'subjectId'>) => ({
  kind: row.subjectKind,
  id: row.subjectId,
})

interface Opened {
  payable: Payable
  open: OpenPayable
  subject: Subject
}

/** What the member opened under a number; numbers of different kinds differ. */
export async function openedBy(ctx: Ctx, memberId: string, payNo: string): Promise<Opened> {
  for (const payable of ctx.payables) {
    const open = await payable.byPayNo(ctx, memberId, payNo)
    if (open) return { payable, open, subject: { kind: payable.kind, id: open.id } }
  }
  throw notFound()
}

/** The attempts to pay it. */
export const attemptsAt = ({ kind, id }: Subject) =>
  and(eq(payment.subjectId, id), eq(payment.subjectKind, kind))

/** The newest attempt to pay it. */
export async function newestAttempt(ctx: Ctx, of: Subject) {
  const [row] = await ctx.db
    .select()
    .from(payment)
    .where(attemptsAt(of))
    .orderBy(desc(payment.createdAt), desc(payment.id))
    .limit(1)
  return row ?? null
}
