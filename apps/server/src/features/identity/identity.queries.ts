import { and, eq, sql } from 'drizzle-orm'
import {
  memberByAccount,
  memberByMail,
  memberByMobile,
  type MemberRow,
} from '#features/member/member.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { prepared } from '#kernel/db.ts'
import type { TypedName } from './identity.rules.ts'
import { credential, knownDevice, session } from './identity.tables.ts'
import { hashOf } from './session.token.rules.ts'

/** Asks the same of the database whoever is meant, and whether or not there is one [ID-9]. */
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

/** Has nothing: asking for what is his takes as long as asking for anybody's. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

const waysIn = prepared((db) =>
  db
    .select({ hash: credential.passwordHash, keyHash: knownDevice.keyHash })
    .from(credential)
    .leftJoin(
      knownDevice,
      and(
        eq(knownDevice.memberId, credential.memberId),
        eq(knownDevice.keyHash, sql.placeholder('keyHash')),
      ),
    )
    .where(eq(credential.memberId, sql.placeholder('memberId')))
    .prepare('ways_in_of_member'),
)

/** What a password is compared with, and whether he who has it signed in from this device before. */
export async function passwordOf(
  ctx: Ctx,
  memberId: string | undefined,
  deviceKey: string | null,
): Promise<{ hash: string | null; isDeviceKnown: boolean }> {
  const keyHash = hashOf(deviceKey ?? '')
  const [row] = await waysIn(ctx).execute({ memberId: memberId ?? NOBODY, keyHash })
  return { hash: row?.hash ?? null, isDeviceKnown: !!row?.keyHash }
}

/** When and from where a session was opened, for its owner to know it again. */
export async function sessionOpened(ctx: Ctx, sessionId: string) {
  const { browser, system, network, country, createdAt } = session
  const [row] = await ctx.db
    .select({ browser, system, network, country, at: createdAt })
    .from(session)
    .where(eq(session.id, sessionId))
  return row ?? null
}
