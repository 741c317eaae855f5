import { randomBytes } from 'node:crypto'
import { TICKET_MINUTES } from '@ironsouq/contract/identity/identity/identity.limits'
import type { SecondStep, Session } from '@ironsouq/contract/identity/identity/identity.schema'
import type { SocialType } from '@ironsouq/contract/identity/social-login/social-login.types'
import { and, eq, gt, isNull } from 'drizzle-orm'
import {
  attemptBy,
  signInByFirstFactor,
} from '#features/identity/identity/identity.login.service.ts'
import { withRefusalLogged } from '#features/identity/security-log/security-log.service.ts'
import type { NonTxCtx } from '#features/identity/verification/verification.code.service.ts'
import { memberByMail } from '#features/people/member/member.queries.ts'
import { requireOn } from '#features/platform/feature-switch/feature-switch.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { Refusal } from '#kernel/errors.ts'
import type { RequestOrigin } from '#kernel/http/serve.ts'
import { SocialUnavailable, SocialRejected, type SocialPerson } from '#kernel/ports/social.ts'
import { memberOfSubject } from './social-login.queries.ts'
import { callbackOf, mailOf, nickNameOf } from './social-login.rules.ts'
import { socialFailed } from './social-login.service.ts'
import { socialAttempt } from './social-login.tables.ts'

const ATTEMPT_MINUTES = 10

const inMinutes = (ctx: Ctx, minutes: number) => new Date(ctx.now().getTime() + minutes * 60_000)

interface SocialStart {
  socialType: SocialType
  callbackUrl: string
}

/** The operator's log gets the provider's error; the member gets what to do next. */
async function withProvider<T>(ctx: Ctx, socialType: SocialType, request: Promise<T>): Promise<T> {
  try {
    return await request
  } catch (err) {
    if (err instanceof SocialUnavailable) {
      ctx.log.warn({ err, socialType }, 'a social login provider is not available')
      throw new Refusal('error.socialAway', {}, 503)
    }
    if (!(err instanceof SocialRejected)) throw err
    ctx.log.info({ err, socialType }, 'a social login was refused')
    throw socialFailed()
  }
}

function knownCallback(ctx: Ctx, { callbackUrl }: SocialStart): string {
  const known = callbackOf(ctx.site.url, callbackUrl)
  if (known === null) throw new Refusal('error.callbackRefused', {}, 400)
  return known
}

/** The provider's authorisation URL. The attempt is valid once, for ten minutes. */
export async function beginSocial(ctx: Ctx, asked: SocialStart): Promise<string> {
  const { socialType } = asked
  // A login that was started may be finished.
  await requireOn(ctx, 'socialLogin')
  if (!ctx.social.types.includes(socialType)) throw new Refusal('error.socialNotOffered')
  const callbackUrl = knownCallback(ctx, asked)
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
  const state = ctx.signer.sign('social', one(made).id)
  const url = ctx.social.begin(socialType, { callbackUrl, state, ...secrets })
  return withProvider(ctx, socialType, url)
}

/** Consumes the attempt before the provider is request, so that a callback is used once. */
async function takeAttempt(ctx: Ctx, { socialType, callbackUrl }: SocialStart, state: string) {
  const attemptId = ctx.signer.verify('social', state)
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

/** Stores the provider's identity until it is bound to an account, and returns the ticket for that. */
async function ticketFor(ctx: Ctx, attemptId: string, person: SocialPerson) {
  const { subject, mail, isMailVerified } = person
  const nickName = nickNameOf(person.nickName)
  await ctx.db
    .update(socialAttempt)
    .set({ subject, mail, isMailVerified, nickName, expiresAt: inMinutes(ctx, TICKET_MINUTES) })
    .where(eq(socialAttempt.id, attemptId))
  const email = mailOf(mail)
  const ownsAddress = email !== '' && isMailVerified
  return {
    bindTicket: ctx.signer.sign('bind', attemptId),
    nickName,
    email,
    // An equal address alone never binds: the owner of the account must sign in.
    hasAccount: ownsAddress && (await memberByMail(ctx, email)) !== null,
  }
}

/** Completes a social login with a session, or with a ticket when no account is bound to it. */
export async function finishSocial(
  ctx: NonTxCtx,
  { authCallback, ...asked }: SocialStart & { authCallback: string },
  from: RequestOrigin,
): Promise<{ session: Session } | SecondStep | Awaited<ReturnType<typeof ticketFor>>> {
  const start = { ...asked, callbackUrl: knownCallback(ctx, asked) }
  const { socialType, callbackUrl } = start
  const state = new URLSearchParams(authCallback).get('state') ?? ''
  // Who it was is known only once the provider has confirmed it.
  const entry = { ...attemptBy('social', from), subject: () => null }
  const { id, person } = await withRefusalLogged(ctx, entry, async () => {
    const { id, nonce, verifier } = await takeAttempt(ctx, start, state)
    const attempt = { callbackUrl, query: authCallback, state, nonce, verifier }
    return {
      id,
      person: await withProvider(ctx, socialType, ctx.social.finish(socialType, attempt)),
    }
  })
  const memberId = await memberOfSubject(ctx, socialType, person.subject)
  if (memberId === null) return ticketFor(ctx, id, person)
  const signedIn = await signInByFirstFactor(ctx, memberId, from, { method: 'social' })
  return 'secondFactor' in signedIn ? signedIn : { session: signedIn }
}
