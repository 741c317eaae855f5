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
  /** Whether a message will be sent: none goes to a number without an account. */
  isSent: boolean
  /** Whether a device asks from which the member has signed in before. */
  isKnownDevice: boolean
}

/** The part of the day's messages that visitors can use up; the rest is for members on their own devices. */
const SHARE_OF_VISITORS = 0.7

/** Text messages cost money: each is counted for whom it is, who asks and the whole site. */
export async function limitSms(ctx: Ctx, asked: SmsRequest): Promise<void> {
  const { target, askedBy, isSent, isKnownDevice } = asked
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
  ] as const
  const forVisitors = { max: Math.ceil(perDay * SHARE_OF_VISITORS), seconds: DAY_SECONDS }
  const ofSite = [
    ...(askedBy === null && !isKnownDevice
      ? ([['sms-visitors', 'all', forVisitors]] as const)
      : []),
    ['sms-all', 'all', { max: perDay, seconds: DAY_SECONDS }],
  ] as const
  // One after the other: a refused request does not use up what others share.
  for (const [name, key, limit] of counted)
    refuseBeyond(await ctx.attemptLimits.consume(name, key, limit))
  // One that is not sent costs nothing, and has the same answer as one that is.
  for (const [name, key, limit] of ofSite)
    refuseBeyond(await ctx.attemptLimits[isSent ? 'consume' : 'peek'](name, key, limit))
}

function refuseBeyond({ isAllowed, waitSeconds }: { isAllowed: boolean; waitSeconds: number }) {
  if (!isAllowed) throw tooManyRequests(waitSeconds)
}
