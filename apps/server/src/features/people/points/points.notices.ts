import { dayAt } from '@ironsouq/contract/mall/freight/arrival'
import { formatter } from '@ironsouq/i18n/format'
import type { Ctx } from '#kernel/ctx.ts'
import { notice } from '#kernel/work/notices.ts'
import { pointsExpiringEmail } from './emails/points-expiring.email.ts'
import { pointsExpiring } from './points.events.ts'
import { expiringAt } from './points.queries.ts'

interface Facts extends Record<string, string> {
  points: string
  /** The last day on which they can be used. */
  day: string
}

/** What expires and when; undefined when it was spent meanwhile. */
async function factsOf(
  ctx: Ctx,
  { memberId, expiresAt }: { memberId: string; expiresAt: string },
): Promise<Facts | undefined> {
  const at = new Date(expiresAt)
  const points = await expiringAt(ctx, memberId, at)
  if (points === 0) return undefined
  return { points: String(points), day: dayAt(new Date(at.getTime() - 1)) }
}

const wordsOf = ({ points = '0', day = '' }: Partial<Facts>, ctx: Pick<Ctx, 'locale'>) => ({
  count: Number(points),
  day: formatter(ctx.locale).date(day),
})

/** Points expire in 30 days, and in 7 [LO-2]. */
export const pointsExpiringNotice = notice<{ memberId: string; expiresAt: string }, Facts>({
  kind: 'pointsExpiring',
  on: pointsExpiring,
  group: 'account',
  to: (_, { memberId }) => [memberId],
  facts: factsOf,
  link: () => '/user-center/points',
  words: wordsOf,
  async mail(ctx, event) {
    const facts = await factsOf(ctx, event)
    return (
      facts && pointsExpiringEmail(ctx.locale, { ...wordsOf(facts, ctx), siteUrl: ctx.site.url })
    )
  },
})
