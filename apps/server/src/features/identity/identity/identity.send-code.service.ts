import type { BodyOf } from '@ironsouq/contract/endpoint'
import type {
  accountEndpoints,
  identityEndpoints,
} from '@ironsouq/contract/identity/identity/identity.endpoints'
import type { CodeSent } from '@ironsouq/contract/identity/identity/identity.schema'
import { limitCodeRequests } from '#features/identity/verification/verification.attempts.service.ts'
import {
  requestCode,
  targetOf,
  type CodeRequest,
  type NonTxCtx,
} from '#features/identity/verification/verification.code.service.ts'
import { fieldFault, readName } from '#features/identity/verification/verification.rules.ts'
import { memberById } from '#features/people/member/member.queries.ts'
import { requireOn } from '#features/platform/feature-switch/feature-switch.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { notLoggedIn, Refusal } from '#kernel/errors.ts'
import type { RequestOrigin } from '#kernel/http/serve.ts'
import { memberNamed } from './identity.queries.ts'

function refuseWithoutSms(ctx: Ctx, channel: CodeRequest['channel']): void {
  if (channel === 'mobile' && !ctx.sms) throw new Refusal('error.smsAway', {}, 400)
}

/** For visitors: to register, or to sign in by code. */
export async function sendCode(
  ctx: NonTxCtx,
  { purpose, channel, target: typed, proof }: BodyOf<typeof identityEndpoints.sendCode>,
  from: RequestOrigin,
): Promise<CodeSent> {
  if (purpose === 'register') await requireOn(ctx, 'registration')
  const target = targetOf(channel, typed, 'target')
  refuseWithoutSms(ctx, channel)
  await limitCodeRequests(ctx, { from, proof })
  const member = await memberNamed(ctx, readName(target))
  return requestCode(ctx, { purpose, channel, target, memberId: member?.id ?? null, from })
}

const CHANNEL = { changeMail: 'email', changeMobile: 'mobile' } as const

/** For members: to a new address or number, or to confirm their identity. */
export async function sendMemberCode(
  ctx: NonTxCtx,
  memberId: string,
  { purpose, target: typed }: BodyOf<typeof accountEndpoints.sendCode>,
  from: RequestOrigin,
): Promise<CodeSent> {
  await limitCodeRequests(ctx, { from })
  if (purpose === 'secure') {
    const member = await memberById(ctx, memberId)
    if (!member) throw notLoggedIn()
    const channel = member.mail === null ? 'mobile' : 'email'
    refuseWithoutSms(ctx, channel)
    return requestCode(ctx, {
      purpose,
      channel,
      target: memberId,
      memberId,
      askedBy: memberId,
      from,
    })
  }
  if (typed === undefined) throw fieldFault('target', 'error.fieldRequired')
  const channel = CHANNEL[purpose]
  const target = targetOf(channel, typed, 'target')
  refuseWithoutSms(ctx, channel)
  return requestCode(ctx, { purpose, channel, target, memberId, askedBy: memberId, from })
}
