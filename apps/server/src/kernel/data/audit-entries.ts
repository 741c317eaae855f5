import type { TxCtx } from '#kernel/ctx.ts'
import { auditLog } from './kernel.tables.ts'
import type { Signer } from './signer.ts'

type Row = typeof auditLog.$inferInsert

/** Who changes something, with which right, and from where. */
export type Acting = Pick<
  Row,
  'actorAudience' | 'actorId' | 'sessionId' | 'permission' | 'endpoint' | 'address'
>

export type Change = Pick<Row, 'entity' | 'entityId' | 'before' | 'after'>

/** Jobs and commands of operators have no account: one actor represents all of them. */
const SYSTEM_ID = '00000000-0000-0000-0000-000000000000'

export const systemActing = (endpoint: `job ${string}` | `command ${string}`): Acting => ({
  actorAudience: 'system',
  actorId: SYSTEM_ID,
  endpoint,
})

/** Whether a scheduled job or a consumer acts, not a person. */
export const isJob = (acting: Acting | null): boolean =>
  acting?.endpoint.startsWith('job ') ?? false

/** Never readable in the log, whatever they belong to. */
const SECRET = /^(password|passwordHash|secret|token|recoveryCodes?)$/
/** Entities that are people, and what identifies them. Of a company or a yard the same keys are public. */
const PEOPLE = new Set([
  'member',
  'staff',
  'sellerAccount',
  'sellerApplication',
  'invitation',
  'viewing',
  'subscription',
  'inquiry',
])
const PERSONAL =
  /^(mail|email|mobile|phone|name|nickName|fullName|firstName|lastName|birthday|company|note|code)$/
/** What staff wrote about a person. It is in a table of its own, where an erasure reaches it. */
const WRITTEN: ReadonlyMap<string, string> = new Map([
  ['balanceChange', 'reason'],
  ['memberPoints', 'reason'],
])

/**
 * The log can never be changed, so what must be erasable may not be in it: personal data and secrets
 * are replaced by a keyed hash, which still shows whether two values are equal.
 */
export function withoutPersonalData(
  signer: Signer,
  entity: string | null,
  value: unknown,
): unknown {
  const isHidden = (key: string) =>
    SECRET.test(key) ||
    (entity !== null && ((PEOPLE.has(entity) && PERSONAL.test(key)) || WRITTEN.get(entity) === key))
  const hide = (plain: unknown) =>
    plain === null || plain === undefined || plain === ''
      ? plain
      : `hash:${signer.fingerprint('audit', JSON.stringify(plain)).toString('base64url').slice(0, 16)}`
  const walk = (each: unknown): unknown => {
    if (Array.isArray(each)) return each.map(walk)
    if (each === null || typeof each !== 'object' || each instanceof Date) return each
    return Object.fromEntries(
      Object.entries(each).map(([key, inner]) => [key, isHidden(key) ? hide(inner) : walk(inner)]),
    )
  }
  return walk(value)
}

/**
 * Writes what a transaction changed, as its last statement: the lock of the chain is then held only
 * until the commit, and no transaction waits for another row while it holds it.
 */
export async function recordChanges(
  ctx: TxCtx,
  acting: Acting,
  changes: readonly Change[],
): Promise<void> {
  if (changes.length === 0) return
  const { requestId, signer } = ctx
  const { address } = acting
  const addressFingerprint = address ? signer.fingerprint('address', address) : null
  const shared = { ...acting, requestId, at: ctx.now(), addressFingerprint }
  await ctx.db.insert(auditLog).values(
    changes.map(({ entity = null, entityId, before, after }) => ({
      ...shared,
      entity,
      entityId,
      before: withoutPersonalData(signer, entity, before),
      after: withoutPersonalData(signer, entity, after),
    })),
  )
}
