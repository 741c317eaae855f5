import type { Ctx } from '#kernel/ctx.ts'
import { Refusal, tooManyRequests } from '#kernel/errors.ts'
import { countryOf } from './verification.phone.rules.ts'

const DAY_SECONDS = 86_400
/** Per number, or per member where the number is not part of the request. */
const PER_RECEIVER = { max: 10, seconds: DAY_SECONDS }
/** Per member who asks while signed in, over all numbers. */
const PER_MEMBER = { max: 10, seconds: DAY_SECONDS }
/** Per 10,000 numbers in a row: premium numbers are rented in such blocks. */
const PER_BLOCK = { max: 100, seconds: DAY_SECONDS }
const BLOCK_DIGITS = 4

interface SmsRequest {
  /** A number in E.164, or what stands for it. */
  target: string
  /** The signed-in member who asks; null for a visitor. */
  askedBy: string | null
}

/** Text messages cost money: each is counted for whom it is, who asks and the whole site. */
export async function limitSms(ctx: Ctx, { target, askedBy }: SmsRequest): Promise<void> {
  if (!ctx.sms) return // nothing is sent, and who asks must not learn whether there is an account
  const { countries, perDay } = ctx.sms
  const isNumber = target.startsWith('+')
  if (isNumber && countries.length > 0 && !countries.includes(countryOf(target) ?? ''))
    throw new Refusal('error.smsAway', {}, 400)
  const keyOf = (text: string) => ctx.signer.fingerprint('sms', text).toString('base64url')
  const counted = [
    ['sms-receiver', keyOf(target), PER_RECEIVER],
    ...(askedBy === null ? [] : ([['sms-member', keyOf(askedBy), PER_MEMBER]] as const)),
    ...(isNumber
      ? ([['sms-block', keyOf(target.slice(0, -BLOCK_DIGITS)), PER_BLOCK]] as const)
      : []),
    ['sms-all', 'all', { max: perDay, seconds: DAY_SECONDS }],
  ] as const
  // One after the other: a refused request does not use up what others share.
  for (const [name, key, limit] of counted) {
    const { isAllowed, waitSeconds } = await ctx.attemptLimits.consume(name, key, limit)
    if (!isAllowed) throw tooManyRequests(waitSeconds)
  }
}
