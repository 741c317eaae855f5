import {
  type PromiseRecord,
  type ServicePromise,
  USUAL_PROMISE,
} from '@ironsouq/contract/mall/service-promise/service-promise.endpoints'
import { isArticlePublished } from '#features/content/help/help.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { cached } from '#kernel/data/cached.ts'
import { servicePromise } from './service-promise.tables.ts'

/** The help article that says how goods are returned. Pages link to it while it is published. */
const RETURN_ARTICLE = 'return-goods'

/** As staff change it; what was never changed is at version 1. */
export async function promiseRecord(ctx: Ctx): Promise<PromiseRecord> {
  const [row] = await ctx.db.select().from(servicePromise)
  if (!row) return { version: 1, settings: USUAL_PROMISE }
  const { version, returnDays, serviceWeekdays, serviceOpensAt, serviceClosesAt } = row
  return { version, settings: { returnDays, serviceWeekdays, serviceOpensAt, serviceClosesAt } }
}

/** Up to a second old. */
export const currentPromise = cached({ seconds: 1 }, async (ctx): Promise<ServicePromise> => {
  const [{ settings }, isPublished] = await Promise.all([
    promiseRecord(ctx),
    isArticlePublished(ctx, RETURN_ARTICLE),
  ])
  return { ...settings, returnArticle: isPublished ? RETURN_ARTICLE : null }
})
