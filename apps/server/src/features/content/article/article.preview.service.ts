import type { PreviewLink } from '@ironsouq/contract/content/article/article.schema'
import type { Ctx } from '#kernel/ctx.ts'
import { notFound } from '#kernel/errors.ts'

const LINK_HOURS = 48

/** The page that shows the article of a token; also what the token is signed for. */
type PreviewPage = 'news-preview' | 'help-preview'

/** A signed token that names the article and when it ends. Nothing is stored. */
export function previewLinkTo(ctx: Ctx, page: PreviewPage, id: string): PreviewLink {
  const expiresAt = new Date(ctx.now().getTime() + LINK_HOURS * 3_600_000).toISOString()
  const token = ctx.signer.sign(page, `${id}~${expiresAt}`)
  return { token, url: `${ctx.site.url}/${ctx.locale}/${page}/${token}`, expiresAt }
}

/** The article of a token that was signed here and has not expired. */
export function previewedId(ctx: Ctx, page: PreviewPage, token: string): string {
  const [id, expiresAt] = ctx.signer.verify(page, token)?.split('~') ?? []
  if (!id || !expiresAt || new Date(expiresAt) <= ctx.now()) throw notFound()
  return id
}
