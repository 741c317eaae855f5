import { randomBytes } from 'node:crypto'
import type { Ctx } from '#kernel/ctx.ts'
import { hashOf } from './identity.queries.ts'
import { session } from './identity.tables.ts'

export interface Subject {
  audience: typeof session.$inferInsert.audience
  id: string
}

/** Gives out a token. It is shown once: the database keeps only its hash. */
export async function issueToken(ctx: Ctx, subject: Subject, days: number): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await ctx.db.insert(session).values({
    tokenHash: hashOf(token),
    audience: subject.audience,
    subjectId: subject.id,
    createdAt: ctx.now(),
    expiresAt: new Date(ctx.now().getTime() + days * 86_400_000),
  })
  return token
}
