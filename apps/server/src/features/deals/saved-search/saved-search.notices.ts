import { cardsOf } from '#features/machines/device-card/device-card.projection.ts'
import { currencies } from '#features/money/currency/currency.queries.ts'
import { moneyTexts } from '#features/money/currency/currency.rules.ts'
import { memberById } from '#features/people/member/member.queries.ts'
import { notice } from '#kernel/work/notices.ts'
import { searchDigestEmail } from './emails/search-digest.email.ts'
import { presentDigest } from './saved-search.digest.present.ts'
import { searchDigestMade } from './saved-search.events.ts'
import { digestLines } from './saved-search.projection.ts'
import { digestCounts } from './saved-search.queries.ts'
import { ticketOf } from './saved-search.ticket.rules.ts'

export const savedSearchNewsNotice = notice({
  kind: 'savedSearchNews',
  on: searchDigestMade,
  group: 'machines',
  topic: 'savedSearches',
  to: (_, { memberId }) => [memberId],
  async facts(ctx, { digestId }) {
    const counts = await digestCounts(ctx, digestId)
    if (counts.size === 0) return
    const count = (kind: 'new' | 'cheaper' | 'sold') => String(counts.get(kind) ?? 0)
    return { new: count('new'), cheaper: count('cheaper'), sold: count('sold') }
  },
  link: () => '/user-center/saved-searches',
  async mail(ctx, { digestId }, memberId) {
    const [member, lines, known] = await Promise.all([
      memberById(ctx, memberId),
      digestLines(ctx, digestId, memberId),
      currencies(ctx),
    ])
    if (!member || lines.length === 0) return
    const cards = await cardsOf(
      ctx,
      lines.map(({ deviceId }) => deviceId),
    )
    const { locale, site, signer } = ctx
    const currency = member.currency ?? undefined
    const money = moneyTexts({ locale, currencies: known, currency })
    const { url: siteUrl, objectsUrl } = site
    const digest = presentDigest({ lines, cards }, { locale, money, siteUrl, objectsUrl })
    const ticket = ticketOf(signer, memberId)
    return digest && searchDigestEmail(locale, { ...digest, ticket, siteUrl })
  },
})
