import { atomic, type Audit, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { auditLog } from './kernel.tables.ts'

/** Who runs which command, and from where. */
export interface AuditedCommand {
  actorAudience: string
  actorId: string
  sessionId: string
  permission: string | null
  endpoint: string
  addressFingerprint: Buffer
}

type Change = Pick<typeof auditLog.$inferInsert, 'entity' | 'entityId' | 'before' | 'after'>

/**
 * Runs a command in one transaction and writes to the audit log what it changed: one row for each
 * `ctx.audit(entity, id, before, after)`, or one row with the answer when it recorded nothing. A
 * command that fails leaves no row.
 */
export const audited = <T>(
  ctx: Ctx,
  command: AuditedCommand,
  work: (ctx: TxCtx) => Promise<T>,
): Promise<T> =>
  atomic(ctx, async (ctx) => {
    const changes: Change[] = []
    const audit: Audit = (entity, entityId, before, after) =>
      void changes.push({ entity, entityId, before, after })
    const answer = await work({ ...ctx, audit })
    if (changes.length === 0) changes.push({ after: answer })
    const { requestId } = ctx
    await ctx.db
      .insert(auditLog)
      .values(changes.map((change) => ({ ...command, ...change, requestId, at: ctx.now() })))
    return answer
  })
