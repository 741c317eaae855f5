import { eq, sql } from 'drizzle-orm'
import { isDeviceKnown } from '#features/identity/session/session.queries.ts'
import type { TypedName } from '#features/identity/verification/verification.rules.ts'
import {
  memberByAccount,
  memberByMail,
  memberByMobile,
  type MemberRow,
} from '#features/people/member/member.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { prepared } from '#kernel/data/db.ts'
import { credential } from './identity.tables.ts'

/** Runs the same statements for known and unknown names [ID-9]. */
export async function memberNamed(
  ctx: Ctx,
  { account, mail, mobile }: TypedName,
): Promise<MemberRow | null> {
  const found = await Promise.all([
    mail === null ? null : memberByMail(ctx, mail),
    mobile === null ? null : memberByMobile(ctx, mobile),
    account === null ? null : memberByAccount(ctx, account),
  ])
  return found.find((row) => row !== null) ?? null
}

/** No member has this id: an unknown name runs the same statements as a known one. */
const NO_MEMBER = '00000000-0000-0000-0000-000000000000'

const passwordHashOf = prepared((db) =>
  db
    .select({ hash: credential.passwordHash })
    .from(credential)
    .where(eq(credential.memberId, sql.placeholder('memberId')))
    .prepare('password_hash_of_member'),
)

/** The hash to compare with, and whether the member signed in from this device before. */
export async function passwordOf(
  ctx: Ctx,
  memberId: string = NO_MEMBER,
  deviceKey: string | null = null,
): Promise<{ hash: string | null; isDeviceKnown: boolean }> {
  const [[row], isKnown] = await Promise.all([
    passwordHashOf(ctx).execute({ memberId }),
    isDeviceKnown(ctx, memberId, deviceKey ?? ''),
  ])
  return { hash: row?.hash ?? null, isDeviceKnown: isKnown }
}
