import type { helpEndpoints } from '@ironsouq/contract/content/help/help.endpoints'
import type { BodyOf } from '@ironsouq/contract/endpoint'
import { and, eq, sql } from 'drizzle-orm'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { notFound } from '#kernel/errors.ts'
import type { RequestOrigin } from '#kernel/http/serve.ts'
import { helpArticle, helpVote } from './help.tables.ts'

/** Counts a vote, one for each visitor, article and day. A second one changes nothing. */
export function voteOnHelp(
  ctx: Ctx,
  { slug, isHelpful }: BodyOf<typeof helpEndpoints.vote>,
  { address, userAgent }: Pick<RequestOrigin, 'address' | 'userAgent'>,
): Promise<null> {
  const day = ctx.now().toISOString().slice(0, 10)
  const visitor = ctx.signer
    .fingerprint('help-vote', `${day}\n${address}\n${userAgent}`)
    .toString('base64url')
  return atomic(ctx, async (ctx) => {
    const shown = and(eq(helpArticle.slug, slug), eq(helpArticle.state, 'published'))
    const [article] = await ctx.db.select({ id: helpArticle.id }).from(helpArticle).where(shown)
    if (!article) throw notFound()
    const first = await ctx.db
      .insert(helpVote)
      .values({ articleId: article.id, day, visitor, createdAt: ctx.now() })
      .onConflictDoNothing()
      .returning({ day: helpVote.day })
    if (first.length === 0) return null
    // Not a change of the article: its version stays.
    await ctx.db
      .update(helpArticle)
      .set(
        isHelpful
          ? { helpful: sql`${helpArticle.helpful} + 1` }
          : { notHelpful: sql`${helpArticle.notHelpful} + 1` },
      )
      .where(eq(helpArticle.id, article.id))
    return null
  })
}
