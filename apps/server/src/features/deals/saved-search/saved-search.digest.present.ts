import type { SavedQuery } from '@ironsouq/contract/deals/saved-search/saved-search.endpoints'
import type { MatchKind } from '@ironsouq/contract/deals/saved-search/saved-search.limits'
import type { DeviceCard } from '@ironsouq/contract/machines/device/device.schema'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import { formatter } from '@ironsouq/i18n/format'
import { isolate } from '@ironsouq/i18n/isolate'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { MoneyTexts } from '#features/money/currency/currency.rules.ts'
import type { EmailMachine } from '#kernel/ports/mail.ts'
import type { DigestSection, SearchDigest } from './emails/search-digest.email.ts'
import type { DigestLine } from './saved-search.projection.ts'

interface Reader {
  locale: LocaleCode
  money: MoneyTexts
  siteUrl: string
  objectsUrl: string
}

const capital = <T extends string>(text: T) =>
  `${text.slice(0, 1).toUpperCase()}${text.slice(1)}` as Capitalize<T>

function presentMachine(
  card: DeviceCard,
  { locale, money, siteUrl, objectsUrl }: Reader,
  change = '',
): EmailMachine {
  const t = translator(locale)
  const facts = [
    String(card.yearMade),
    ...(card.workHours === null ? [] : [formatter(locale).hours(card.workHours)]),
    t('device.gradeName', { grade: card.grade }),
    t(`device.emirate${capital(card.emirate)}`),
  ]
  return {
    title: isolate(card.title, locale),
    url: `${siteUrl}/${locale}/device-detail/${card.deviceId}`,
    picture: card.picture && new URL(card.picture.src, `${objectsUrl}/`).href,
    facts: facts.join(' · '),
    price: card.price ? money.both(card.price) : t('device.priceOnRequest'),
    change,
  }
}

/** The list with the filters of a saved search, the newest first. */
function listPathOf(query: SavedQuery): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value) params.set(name, value)
  params.set('sort', 'newest')
  return `/device-list?${params}`
}

interface Digest {
  lines: readonly DigestLine[]
  cards: ReadonlyMap<string, DeviceCard>
}

/** The lines of a digest as its email shows them. */
export function presentDigest(
  { lines, cards }: Digest,
  reader: Reader,
): Omit<SearchDigest, 'ticket' | 'siteUrl'> | undefined {
  const [any] = lines
  if (!any) return
  const t = translator(reader.locale)
  const of = (kind: MatchKind) => lines.filter((line) => line.kind === kind)
  const machine = (deviceId: string, change?: string): EmailMachine[] => {
    const card = cards.get(deviceId)
    return card ? [presentMachine(card, reader, change)] : []
  }
  const wasOf = ({ deviceId, priceBeforeMinor }: DigestLine): string => {
    const price = cards.get(deviceId)?.price
    if (!price || priceBeforeMinor === null) return ''
    return t('mail.searchWas', {
      before: reader.money.text(fromMinor(BigInt(priceBeforeMinor), price.currency)),
    })
  }
  const sections = [
    ...Map.groupBy(of('new'), ({ savedSearchId }) => savedSearchId).values(),
  ].flatMap((own): DigestSection[] => {
    const [first] = own
    if (!first) return []
    const { name, query, count } = first
    const machines = own.flatMap(({ deviceId }) => machine(deviceId))
    return [{ name, path: listPathOf(query), machines, count }]
  })
  const [cheaper, sold] = [of('cheaper'), of('sold')]
  return {
    sections,
    cheaper: cheaper.flatMap((line) => machine(line.deviceId, wasOf(line))),
    sold: sold.flatMap(({ deviceId }) => machine(deviceId)),
    counts: { new: any.newCount, cheaper: cheaper[0]?.count ?? 0, sold: sold[0]?.count ?? 0 },
  }
}
