import type {
  SecurityKind,
  SignInMethod,
} from '@ironsouq/contract/identity/security-log/security-log.enums'
import { eq } from 'drizzle-orm'
import type { Ctx, TxCtx } from '#kernel/ctx.ts'
import { Refusal } from '#kernel/errors.ts'
import { securityLog } from './security-log.tables.ts'

/** Where it came from, as far as it is stored: the `deviceOf` a request's origin. */
type Device = Pick<typeof securityLog.$inferInsert, 'browser' | 'system' | 'network' | 'country'>

interface SecurityEntry {
  kind: SecurityKind
  method?: SignInMethod
  device: Device
}

/** Records an accepted change in the transaction that makes it. */
export async function logSecurity(
  ctx: TxCtx,
  { device, ...entry }: SecurityEntry & { subjectId: string },
): Promise<void> {
  await ctx.db
    .insert(securityLog)
    .values({ ...entry, ...device, outcome: 'accepted', createdAt: ctx.now() })
}

/** A flood of refused attempts cannot fill the log: the request log counts the rest. */
const PER_NETWORK = { max: 30, seconds: 60 }
const PER_SUBJECT = { max: 60, seconds: 3600 }

async function isWithinLimits(ctx: Ctx, { network = '' }: Device, subjectId: string | null) {
  const key = ctx.signer.fingerprint('security-log', network).toString('base64url')
  const tried = await Promise.all([
    ctx.attemptLimits.consume('security-log', key, PER_NETWORK),
    ...(subjectId === null
      ? []
      : [ctx.attemptLimits.consume('security-log-subject', subjectId, PER_SUBJECT)]),
  ])
  return tried.every(({ isAllowed }) => isAllowed)
}

type Subject = string | null

/** Not in a transaction: the refusal would roll the row back. It never changes the response. */
export async function logRefused(
  ctx: Ctx & { transaction?: never },
  { device, ...entry }: SecurityEntry & { subjectId: Subject },
): Promise<void> {
  try {
    if (!(await isWithinLimits(ctx, device, entry.subjectId))) return
    await ctx.db
      .insert(securityLog)
      .values({ ...entry, ...device, outcome: 'refused', createdAt: ctx.now() })
  } catch (err) {
    ctx.log.error({ err, kind: entry.kind }, 'a refused attempt is missing in the security log')
  }
}

/** How long it stays what was recorded about someone who is no longer there. */
const REMOVED_DAYS = 30

/** Lets what is recorded about someone who is no longer there be deleted soon. */
export async function expireSecurityLogOf(ctx: Ctx, subjectId: string): Promise<void> {
  const deleteAt = new Date(ctx.now().getTime() + REMOVED_DAYS * 86_400_000)
  await ctx.db.update(securityLog).set({ deleteAt }).where(eq(securityLog.subjectId, subjectId))
}

/** Runs an attempt and records it if it is refused. */
export async function withRefusalLogged<T>(
  ctx: Ctx & { transaction?: never },
  { subject, ...entry }: SecurityEntry & { subject: () => Promise<Subject> | Subject },
  attempt: () => Promise<T>,
): Promise<T> {
  try {
    return await attempt()
  } catch (err) {
    if (err instanceof Refusal) await logRefused(ctx, { ...entry, subjectId: await subject() })
    throw err
  }
}
