import type { BodyOf } from '@ironsouq/contract/endpoint'
import type {
  accountEndpoints,
  identityEndpoints,
} from '@ironsouq/contract/identity/identity.endpoints'
import type { CodeSent } from '@ironsouq/contract/identity/identity.schema'
import { memberById } from '#features/member/member.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { notLoggedIn, Refusal } from '#kernel/errors.ts'
import type { From } from '#kernel/serve.ts'
import { askCode, targetOf, type CodeAsk, type CountingCtx } from './identity.code.service.ts'
import { asking } from './identity.guard.service.ts'
import { memberNamed } from './identity.queries.ts'
import { fieldFault, readName } from './identity.rules.ts'

function unlessSilent(ctx: Ctx, channel: CodeAsk['channel']): void {
  if (channel === 'mobile' && !ctx.sms) throw new Refusal('error.smsAway', {}, 400)
}

/** For somebody who is not signed in: to open an account, or to get into his own. */
export async function sendCode(
  ctx: CountingCtx,
  { purpose, channel, target: typed, proof }: BodyOf<typeof identityEndpoints.sendCode>,
  from: From,
): Promise<CodeSent> {
  const target = targetOf(channel, typed, 'target')
  unlessSilent(ctx, channel)
  await asking(ctx, { from, proof })
  const member = await memberNamed(ctx, readName(target))
  return askCode(ctx, { purpose, channel, target, memberId: member?.id ?? null, from })
}

const CHANNEL = { changeMail: 'email', changeMobile: 'mobile' } as const

/** For a member: to the address or number that is to become his, or to prove that it is he. */
export async function sendMemberCode(
  ctx: CountingCtx,
  memberId: string,
  { purpose, target: typed }: BodyOf<typeof accountEndpoints.sendCode>,
  from: From,
): Promise<CodeSent> {
  if (purpose === 'secure') {
    const member = await memberById(ctx, memberId)
    if (!member) throw notLoggedIn()
    const channel = member.mail === null ? 'mobile' : 'email'
    unlessSilent(ctx, channel)
    return askCode(ctx, { purpose, channel, target: memberId, memberId, from })
  }
  if (typed === undefined) throw fieldFault('target', 'error.fieldRequired')
  const channel = CHANNEL[purpose]
  const target = targetOf(channel, typed, 'target')
  unlessSilent(ctx, channel)
  return askCode(ctx, { purpose, channel, target, memberId, from })
}
