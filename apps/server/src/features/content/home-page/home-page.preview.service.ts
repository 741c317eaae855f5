import type { Ctx } from '#kernel/ctx.ts'
import { notFound } from '#kernel/errors.ts'
import { versionRow } from './home-page.staff.queries.ts'

const PURPOSE = 'home-page-preview'
const LINK_HOURS = 48

/** A signed token that names the version and when it ends. Nothing is stored. */
export async function previewLink(ctx: Ctx, versionId: string) {
  await versionRow(ctx, versionId)
  const expiresAt = new Date(ctx.now().getTime() + LINK_HOURS * 3_600_000).toISOString()
  const token = ctx.signer.sign(PURPOSE, `${versionId}~${expiresAt}`)
  return { token, url: `${ctx.site.url}/${ctx.locale}/home-preview/${token}`, expiresAt }
}

/** The version of a token that was signed here and has not expired. */
export function previewedVersion(ctx: Ctx, token: string): string {
  const [versionId, expiresAt] = ctx.signer.verify(PURPOSE, token)?.split('~') ?? []
  if (!versionId || !expiresAt || new Date(expiresAt) <= ctx.now()) throw notFound()
  return versionId
}
