import { SIGN_IN_WAIT_MINUTES } from '@ironsouq/contract/identity/identity.limits'
import type { Channel, Session } from '@ironsouq/contract/identity/identity.schema'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { recordTerms } from '#features/consent/consent.service.ts'
import { memberById, type MemberRow } from '#features/member/member.queries.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { notLoggedIn, Refusal } from '#kernel/errors.ts'
import { emit } from '#kernel/events.ts'
import { isPassword } from '#kernel/password.ts'
import type { From } from '#kernel/serve.ts'
import { spendCode, targetOf, verifyCode, type CountingCtx } from './identity.code.service.ts'
import { signedInAnew } from './identity.events.ts'
import { guessingCode, guessingPassword, type Caller } from './identity.guard.service.ts'
import { presentSession } from './identity.present.ts'
import { memberNamed, passwordOf } from './identity.queries.ts'
import { readName, SIGN_IN, waitFor } from './identity.rules.ts'
import { knownDevice } from './identity.tables.ts'
import { openSession } from './session.service.ts'
import { hashOf, newToken } from './session.token.rules.ts'

type Source = 'register' | 'login'

interface Lane {
  name: string
  key: string
}

const byName = (ctx: Ctx, key: string): Lane => ({
  name: 'sign-in',
  key: ctx.seal.print('sign-in', key).toString('base64url'),
})

/** A known device of the member has tries of its own: who guesses elsewhere does not lock him out. */
const byDevice = (ctx: Ctx, memberId: string, deviceKey: string): Lane => ({
  name: 'sign-in-device',
  key: ctx.seal.print('sign-in-device', `${memberId} ${deviceKey}`).toString('base64url'),
})

/** Takes one of the tries before it compares, so that no more than allowed ever are compared. */
async function compare(ctx: Ctx, lane: Lane, hash: string | null, password: string): Promise<void> {
  const tried = await ctx.counts.surely.take(lane.name, lane.key, SIGN_IN)
  if (!tried.isGiven) throw waitFor(tried.waitSeconds)
  if (await isPassword(hash, password)) return ctx.counts.surely.clear(lane.name, lane.key, SIGN_IN)
  if (tried.left === 0) throw waitFor(tried.waitSeconds)
  const wrong = { left: tried.left, minutes: SIGN_IN_WAIT_MINUTES }
  throw new Refusal('error.signInWrong', wrong, 400)
}

interface Typed {
  account: string
  password: string
}

/** Whose name and password these are. Known or unknown, the same is asked and reckoned [ID-9]. */
async function ownerOf(ctx: CountingCtx, typed: Typed, caller: Caller): Promise<MemberRow> {
  const name = readName(typed.account)
  const { deviceKey } = caller.from
  const found = await memberNamed(ctx, name)
  const { hash, isDeviceKnown } = await passwordOf(ctx, found?.id, deviceKey)
  if (found && isDeviceKnown && deviceKey) {
    await compare(ctx, byDevice(ctx, found.id, deviceKey), hash, typed.password)
    return found
  }
  await guessingPassword(ctx, caller, () =>
    compare(ctx, byName(ctx, name.key), hash, typed.password),
  )
  if (!found) throw notLoggedIn()
  return found
}

export const memberByPassword = (
  ctx: CountingCtx,
  account: string,
  password: string,
  from: From,
): Promise<MemberRow> => ownerOf(ctx, { account, password }, { from })

/** Lets whoever proved again that it is he try at once. */
export async function forgetGuesses(ctx: Ctx, { account, mail, mobile }: MemberRow): Promise<void> {
  const names = [account, mail, mobile].filter((name) => name !== null)
  for (const typed of names) {
    const { name, key } = byName(ctx, readName(typed).key)
    await ctx.counts.surely.clear(name, key, SIGN_IN)
  }
}

export async function signInByPassword(
  ctx: CountingCtx,
  typed: Typed,
  caller: Caller,
): Promise<Session> {
  const owner = await ownerOf(ctx, typed, caller)
  return signIn(ctx, owner, caller.from, 'login')
}

export async function signInByCode(
  ctx: CountingCtx,
  { channel, target, code }: { channel: Channel; target: string; code: string },
  from: From,
): Promise<Session> {
  const key = { purpose: 'login', target: targetOf(channel, target, 'target') } as const
  const { id, memberId } = await guessingCode(ctx, from, () => verifyCode(ctx, { ...key, code }))
  return atomic(ctx, async (ctx) => {
    await spendCode(ctx, id)
    const owner = await memberNamed(ctx, readName(key.target))
    if (!owner || owner.id !== memberId) throw new Refusal('error.codeOver', {}, 400)
    return signIn(ctx, owner, from, 'login')
  })
}

/** Whoever keeps no cookies is new each time, and would have thousands. */
const DEVICES_KEPT = 30

async function forgetOldDevices(ctx: TxCtx, memberId: string): Promise<void> {
  const old = ctx.db
    .select({ keyHash: knownDevice.keyHash })
    .from(knownDevice)
    .where(eq(knownDevice.memberId, memberId))
    .orderBy(desc(knownDevice.lastSeenAt))
    .offset(DEVICES_KEPT - 1)
  await ctx.db
    .delete(knownDevice)
    .where(and(eq(knownDevice.memberId, memberId), inArray(knownDevice.keyHash, old)))
}

/** Whether the member signed in from the device that has this key; it is noted that he did again. */
async function touchDevice(ctx: TxCtx, memberId: string, deviceKey: string): Promise<boolean> {
  const his = and(eq(knownDevice.memberId, memberId), eq(knownDevice.keyHash, hashOf(deviceKey)))
  const { rowCount } = await ctx.db.update(knownDevice).set({ lastSeenAt: ctx.now() }).where(his)
  return rowCount === 1
}

/** The key that this device is known by from now on, and whether others were known before. */
async function addDevice(ctx: TxCtx, memberId: string) {
  const deviceKey = newToken()
  const others = await ctx.db.$count(knownDevice, eq(knownDevice.memberId, memberId))
  if (others >= DEVICES_KEPT) await forgetOldDevices(ctx, memberId)
  await ctx.db.insert(knownDevice).values({
    memberId,
    keyHash: hashOf(deviceKey),
    createdAt: ctx.now(),
    lastSeenAt: ctx.now(),
  })
  return { deviceKey, isAnother: others > 0 }
}

const KNOWN = { deviceKey: null, isAnother: false }

function signIn(ctx: Ctx, member: MemberRow, from: From, source: Source): Promise<Session> {
  const { id } = member
  return atomic(ctx, async (ctx) => {
    const isKnown = from.deviceKey !== null && (await touchDevice(ctx, id, from.deviceKey))
    const { deviceKey, isAnother } = isKnown ? KNOWN : await addDevice(ctx, id)
    const opened = await openSession(ctx, { audience: 'member', id }, from)
    await recordTerms(ctx, id, source)
    if (isAnother) await emit(ctx, signedInAnew, { memberId: id, sessionId: opened.sessionId })
    return presentSession({ ...opened, deviceKey }, member)
  })
}

/** Signs in whoever has shown, in whatever way, that he is this member. */
export function signInMember(
  ctx: Ctx,
  memberId: string,
  from: From,
  source: Source,
): Promise<Session> {
  return atomic(ctx, async (ctx) => {
    const member = await memberById(ctx, memberId)
    if (!member) throw notLoggedIn()
    return signIn(ctx, member, from, source)
  })
}
