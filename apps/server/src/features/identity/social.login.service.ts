import { randomBytes } from 'node:crypto'
import { TICKET_MINUTES } from '@ironsouq/contract/identity/identity.limits'
import type { Session } from '@ironsouq/contract/identity/identity.schema'
import type { SocialType } from '@ironsouq/contract/identity/social.types'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { memberByMail } from '#features/member/member.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/db.ts'
import { Refusal } from '#kernel/errors.ts'
import { SocialAway, SocialRefused, type SocialPerson } from '#kernel/ports.ts'
import type { From } from '#kernel/serve.ts'
import { signInMember } from './identity.login.service.ts'
import { socialAttempt } from './identity.tables.ts'
import { memberOfSubject } from './social.queries.ts'
import { isCallback, mailOf, nickNameOf } from './social.rules.ts'
import { socialFailed } from './social.service.ts'

const ATTEMPT_MINUTES = 10

const inMinutes = (ctx: Ctx, minutes: number) => new Date(ctx.now().getTime() + minutes * 60_000)

interface Begun {
  socialType: SocialType
  callbackUrl: string
}

/** What a provider did wrong is told to the operator; the member is told what to do. */
async function withProvider<T>(ctx: Ctx, socialType: SocialType, asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (err) {
    if (err instanceof SocialAway) {
      ctx.log.warn({ err, socialType }, 'a social login could not be asked for')
      throw new Refusal('error.socialAway', {}, 503)
    }
    if (!(err instanceof SocialRefused)) throw err
    ctx.log.info({ err, socialType }, 'a social login was refused')
    throw socialFailed()
  }
}

/** Where the person is sent: the provider's page. It comes back once, within ten minutes. */
export async function beginSocial(ctx: Ctx, { socialType, callbackUrl }: Begun): Promise<string> {
  if (!ctx.social.types.includes(socialType)) throw new Refusal('error.socialNotOffered')
  if (!isCallback(ctx.mail.publicUrl, callbackUrl))
    throw new Refusal('error.callbackRefused', {}, 400)
  const secrets = {
    nonce: randomBytes(32).toString('base64url'),
    verifier: randomBytes(48).toString('base64url'),
  }
  const made = await ctx.db
    .insert(socialAttempt)
    .values({
      socialType,
      callbackUrl,
      ...secrets,
      createdAt: ctx.now(),
      expiresAt: inMinutes(ctx, ATTEMPT_MINUTES),
    })
    .returning({ id: socialAttempt.id })
  const state = ctx.seal.sign('social', one(made).id)
  const url = ctx.social.begin(socialType, { callbackUrl, state, ...secrets })
  return withProvider(ctx, socialType, url)
}

/** Takes the attempt before the provider is asked, so that what came back is used once. */
async function takeAttempt(ctx: Ctx, { socialType, callbackUrl }: Begun, state: string) {
  const attemptId = ctx.seal.open('social', state)
  if (attemptId === null) throw socialFailed()
  const [attempt] = await ctx.db
    .update(socialAttempt)
    .set({ usedAt: ctx.now() })
    .where(
      and(
        eq(socialAttempt.id, attemptId),
        eq(socialAttempt.socialType, socialType),
        eq(socialAttempt.callbackUrl, callbackUrl),
        isNull(socialAttempt.usedAt),
        gt(socialAttempt.expiresAt, ctx.now()),
      ),
    )
    .returning()
  if (!attempt) throw socialFailed()
  return attempt
}

/** Keeps who came until he has an account here, and gives him the ticket for it. */
async function ticketFor(ctx: Ctx, attemptId: string, person: SocialPerson) {
  const { subject, mail, isMailVerified } = person
  const nickName = nickNameOf(person.nickName)
  await ctx.db
    .update(socialAttempt)
    .set({ subject, mail, isMailVerified, nickName, expiresAt: inMinutes(ctx, TICKET_MINUTES) })
    .where(eq(socialAttempt.id, attemptId))
  const email = mailOf(mail)
  const isHis = email !== '' && isMailVerified
  return {
    bindTicket: ctx.seal.sign('bind', attemptId),
    nickName,
    email,
    // He is never bound by his address alone: who has it must sign in.
    hasAccount: isHis && (await memberByMail(ctx, email)) !== null,
  }
}

/** Ends a social login with a session, or with a ticket for whoever has no account bound to it. */
export async function finishSocial(
  ctx: Ctx,
  { authCallback, ...begun }: Begun & { authCallback: string },
  from: From,
): Promise<{ session: Session } | Awaited<ReturnType<typeof ticketFor>>> {
  const { socialType, callbackUrl } = begun
  const state = new URLSearchParams(authCallback).get('state') ?? ''
  const { id, nonce, verifier } = await takeAttempt(ctx, begun, state)
  const attempt = { callbackUrl, query: authCallback, state, nonce, verifier }
  const person = await withProvider(ctx, socialType, ctx.social.finish(socialType, attempt))
  const memberId = await memberOfSubject(ctx, socialType, person.subject)
  if (memberId === null) return ticketFor(ctx, id, person)
  return { session: await signInMember(ctx, memberId, from, 'login') }
}
