import { REVIEW_WITHIN_DAYS } from '@ironsouq/contract/mall/order/order.limits'
import { knownLocale, type LocaleCode } from '@ironsouq/i18n/locales'
import { orderLine, storeOrder } from '@ironsouq/server/features/mall/order/order.tables.ts'
import { productCategory } from '@ironsouq/server/features/mall/product-category/product-category.tables.ts'
import { product } from '@ironsouq/server/features/mall/product/product.tables.ts'
import {
  replyToReview,
  reportByStore,
} from '@ironsouq/server/features/mall/review/review.merchant.service.ts'
import { countRatings } from '@ironsouq/server/features/mall/review/review.rating.service.ts'
import { writeReviews } from '@ironsouq/server/features/mall/review/review.service.ts'
import { hideReview } from '@ironsouq/server/features/mall/review/review.staff.service.ts'
import { review } from '@ironsouq/server/features/mall/review/review.tables.ts'
import { member } from '@ironsouq/server/features/people/member/member.tables.ts'
import type { Ctx } from '@ironsouq/server/kernel/ctx.ts'
import { one } from '@ironsouq/server/kernel/data/db.ts'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { BUYER } from '../../buyer.ts'
import { dice } from '../../random.ts'
import { deskPeople } from '../../seed/desk-people.ts'
import { runTimeline, type Step } from '../../seed/timeline.ts'
import { openAfter } from '../../seed/working-time.ts'
import { type DemoReview, REVIEWS } from '../reviews.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Most say how it was within some days; one of ten does not want to be named. */
const [WRITES, UNNAMED] = [0.75, 0.1]
const SUBJECTS = /^review/

const receivedLines = (ctx: Ctx) =>
  ctx.db
    .select({
      orderId: storeOrder.id,
      orderNumber: storeOrder.number,
      completedAt: storeOrder.completedAt,
      memberId: storeOrder.memberId,
      account: member.account,
      locale: member.locale,
      orderLineId: orderLine.id,
      productId: orderLine.productId,
      category: productCategory.code,
    })
    .from(orderLine)
    .innerJoin(storeOrder, eq(storeOrder.id, orderLine.orderId))
    .innerJoin(member, eq(member.id, storeOrder.memberId))
    .innerJoin(product, eq(product.id, orderLine.productId))
    .innerJoin(productCategory, eq(productCategory.id, product.productCategoryId))
    .where(and(eq(storeOrder.state, 'completed'), isNotNull(storeOrder.completedAt)))
    .orderBy(asc(storeOrder.completedAt), asc(orderLine.position))

type Received = Awaited<ReturnType<typeof receivedLines>>[number]
type Line = Received & { words: DemoReview }

/** The lines of each order that its buyer reviews, with what they write. */
function chosen(lines: readonly Received[]): Line[][] {
  const left = new Map<string, DemoReview[]>()
  const wordsFor = (category: string, locale: LocaleCode) => {
    const key = `${category} ${locale}`
    const words = left.get(key) ?? [...(REVIEWS[category]?.[locale] ?? [])]
    left.set(key, words)
    return words.shift()
  }
  const orders = Object.values(Object.groupBy(lines, ({ orderId }) => orderId))
  // The buyer to log in as has one to review.
  const open = orders.findLast((of) => of?.[0]?.account === BUYER.account)
  return orders.flatMap((of = [], n) => {
    const [first] = of
    if (!first || of === open) return []
    const isBuyer = first.account === BUYER.account
    if (!isBuyer && !dice(`review ${n} of ${first.account}`).chance(WRITES)) return []
    const written = of.flatMap((line) => {
      const words = wordsFor(line.category, knownLocale(line.locale))
      return words ? [{ ...line, words }] : []
    })
    return written.length > 0 ? [written] : []
  })
}

interface People {
  staffId: string
}

/** What the store and staff do about a review, hours after it was written. */
const followUps = (reviewId: string, { words, ...line }: Line, at: number, of: People): Step[] => {
  const { reply, reported, hidden } = words
  const locale = knownLocale(line.locale)
  const later = (hours: number) => openAfter(at + hours * HOUR_MS)
  const steps: Step[] = []
  if (reply !== undefined)
    steps.push({
      at: later(5),
      run: async (ctx) => void (await replyToReview({ ...ctx, locale }, { reviewId, text: reply })),
    })
  if (reported)
    steps.push({
      at: later(3),
      run: async (ctx) => void (await reportByStore(ctx, { reviewId, fault: reported })),
    })
  if (hidden)
    steps.push({
      at: later(2),
      run: async (ctx) => void (await hideReview(ctx, of.staffId, { reviewId, fault: hidden })),
    })
  return steps
}

function stepOf(lines: Line[], n: number, now: number, of: People): Step[] {
  const [first] = lines
  if (!first?.completedAt) return []
  const roll = dice(`review ${n} by ${first.account}`)
  const days = 1 + roll.unit() * (REVIEW_WITHIN_DAYS - 2)
  const at = openAfter(first.completedAt.getTime() + days * DAY_MS)
  if (at > now) return []
  const isAnonymous = roll.chance(UNNAMED)
  return [
    {
      at,
      run: async (ctx) => {
        const { orderNumber, memberId } = first
        const locale = knownLocale(first.locale)
        const reviews = lines.map(({ orderLineId, words: { stars, text } }) => ({
          orderLineId,
          stars,
          text,
          isAnonymous,
          uploads: [],
        }))
        await writeReviews({ ...ctx, locale }, memberId, { orderNumber, reviews })
        const steps: Step[] = []
        for (const line of lines) {
          const written = await ctx.db
            .select({ id: review.id })
            .from(review)
            .where(eq(review.orderLineId, line.orderLineId))
          steps.push(...followUps(one(written).id, line, at, of))
        }
        return steps
      },
    },
  ]
}

/** Reviews of what the demo's buyers received, with replies of the store. An installation with reviews gets no more. */
export async function seedReviews(ctx: Ctx): Promise<number> {
  if ((await ctx.db.$count(review)) > 0) return 0
  const lines = await receivedLines(ctx)
  if (lines.length === 0) return 0
  const { second: staffId } = await deskPeople(ctx)
  const now = ctx.now().getTime()
  const steps = chosen(lines).flatMap((of, n) => stepOf(of, n, now, { staffId }))
  await runTimeline(ctx, steps, SUBJECTS)
  // No consumer counted what is no news.
  const rated = await ctx.db
    .selectDistinct({ productId: review.productId, sellerId: review.sellerId })
    .from(review)
  for (const of of rated) await countRatings(ctx, of)
  return ctx.db.$count(review)
}
