import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { recordChanges, type Acting, type Change } from './audit-entries.ts'

/** An answer can hold personal data, which may not be in a log that can never be changed. */
const idsIn = (answer: unknown) =>
  Object.fromEntries(Object.entries(answer ?? {}).filter(([key]) => /(?:Id|No)$/.test(key)))

/**
 * Runs a command in one transaction and writes to the audit log what it changed: one row for each
 * `ctx.audit(entity, id, before, after)`, or one row with the ids of the answer when it recorded
 * nothing. A command that fails leaves no row.
 */
export const audited = <T>(
  ctx: Ctx,
  acting: Acting,
  work: (ctx: TxCtx) => Promise<T>,
): Promise<T> =>
  atomic(ctx, async (ctx) => {
    const changes: Change[] = []
    const answer = await work({
      ...ctx,
      audit: (entity, entityId, before, after) =>
        void changes.push({ entity, entityId, before, after }),
    })
    await recordChanges(ctx, acting, changes.length > 0 ? changes : [{ after: idsIn(answer) }])
    return answer
  })
