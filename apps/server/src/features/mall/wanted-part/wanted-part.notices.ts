import { notice } from '#kernel/work/notices.ts'
import { wantedPartEmail } from './emails/wanted-part.email.ts'
import { wantedPartFound } from './wanted-part.events.ts'
import { wantedByMember } from './wanted-part.projection.ts'

/** The list of the mall as it was searched. */
function listPath({ words, modelId }: { words: string; modelId: string | null }) {
  const query = new URLSearchParams({ q: words })
  if (modelId !== null) query.set('modelId', modelId)
  return `/mall/list?${query}`
}

/** The member may have removed it meanwhile. */
export const wantedPartFoundNotice = notice({
  kind: 'wantedPartFound',
  on: wantedPartFound,
  group: 'machines',
  to: (_, { memberId }) => [memberId],
  facts: (_, { wantedPartId }) => ({ wantedPartId }),
  link: () => '/user-center/saved-searches#parts',
  async mail(ctx, { wantedPartId }, memberId) {
    const [part] = await wantedByMember(ctx, memberId, wantedPartId)
    if (!part) return undefined
    const url = `${ctx.site.url}/${ctx.locale}${listPath(part)}`
    return wantedPartEmail(ctx.locale, { words: part.words, url })
  },
})
