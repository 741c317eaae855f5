import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { recordChanges, type Acting, type Change } from './audit-entries.ts'

/** An answer can hold personal data, which may not be in a log that can never be changed. */
const idsIn = (answer: unknown) =>
  Object.fromEntries(Object.entries(answer ?? {}).filter(([key]) => /(?:Id|No)$/.test(key)))

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The two sides as one, unless one is no object: then the later one counts. */
const joined = (one: unknown, other: unknown) =>
  isObject(one) && isObject(other) ? { ...one, ...other } : (other ?? one)

/** What a command says of one thing is one entry: the first value before, and the last after. */
function oncePerThing(changes: readonly Change[]): Change[] {
  const byThing = new Map<string, Change>()
  for (const [at, change] of changes.entries()) {
    const { entity, entityId } = change
    const key = entityId ? `${entity} ${entityId}` : String(at)
    const first = byThing.get(key)
    byThing.set(
      key,
      first
        ? {
            ...first,
            before: joined(change.before, first.before),
            after: joined(first.after, change.after),
          }
        : change,
    )
  }
  return [...byThing.values()]
}

/**
 * Runs a command in one transaction and writes to the audit log what it changed: one row for each
 * thing of `ctx.audit(entity, id, before, after)`, or one row with the ids of the answer when it recorded
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
    await recordChanges(
      ctx,
      acting,
      changes.length > 0 ? oncePerThing(changes) : [{ after: idsIn(answer) }],
    )
    return answer
  })
