import type { DeviceCard } from '@ironsouq/contract/device/device.schema'
import { fromMinor } from '@ironsouq/contract/money/minor-units'
import type { SavedQuery } from '@ironsouq/contract/saved-search/saved-search.endpoints'
import { formatter } from '@ironsouq/i18n/format'
import { isolate } from '@ironsouq/i18n/isolate'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { MoneyTexts } from '#features/currency/currency.rules.ts'
import type { EmailMachine } from '#kernel/ports.ts'
import type { DigestSection, SearchDigest } from './emails/search-digest.email.ts'
import type { DigestMatch } from './saved-search.queries.ts'

/** Machines of one search in the email; the rest is in the list. */
const SHOWN = 5
/** Price drops and sold machines in the email. */
const LINES = 10

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

const distinct = (matches: readonly DigestMatch[]) => [
  ...new Map(matches.map((match) => [match.deviceId, match])).values(),
]

interface Digest {
  matches: readonly DigestMatch[]
  cards: ReadonlyMap<string, DeviceCard>
}

/**
 * What a digest says now: a machine that was sold meanwhile is sold, a new one is not also cheaper,
 * and one that is off sale is left out.
 */
export function presentDigest(
  { matches, cards }: Digest,
  reader: Reader,
): Omit<SearchDigest, 'ticket' | 'siteUrl'> | undefined {
  const isIn = (state: DeviceCard['state']) => (match: DigestMatch) =>
    cards.get(match.deviceId)?.state === state
  const isOnSale = isIn('listed')
  const newOnes = matches.filter((match) => match.kind === 'new' && isOnSale(match))
  const newIds = new Set(newOnes.map(({ deviceId }) => deviceId))
  const cheaper = distinct(
    matches.filter(
      (match) => match.kind === 'cheaper' && isOnSale(match) && !newIds.has(match.deviceId),
    ),
  )
  const sold = distinct(matches.filter((match) => match.kind === 'sold' && isIn('sold')(match)))
  if (newOnes.length + cheaper.length + sold.length === 0) return
  const t = translator(reader.locale)
  const machine = (deviceId: string, change?: string): EmailMachine[] => {
    const card = cards.get(deviceId)
    return card ? [presentMachine(card, reader, change)] : []
  }
  const wasOf = ({ deviceId, priceBeforeMinor }: DigestMatch): string => {
    const price = cards.get(deviceId)?.price
    if (!price || priceBeforeMinor === null) return ''
    return t('mail.searchWas', {
      before: reader.money.text(fromMinor(priceBeforeMinor, price.currency)),
    })
  }
  const sections = [...Map.groupBy(newOnes, ({ savedSearchId }) => savedSearchId).values()].flatMap(
    (own): DigestSection[] => {
      const [first] = own
      if (!first) return []
      const machines = own.slice(0, SHOWN).flatMap(({ deviceId }) => machine(deviceId))
      return [{ name: first.name, path: listPathOf(first.query), machines, count: own.length }]
    },
  )
  return {
    sections,
    cheaper: cheaper.slice(0, LINES).flatMap((match) => machine(match.deviceId, wasOf(match))),
    sold: sold.slice(0, LINES).flatMap(({ deviceId }) => machine(deviceId)),
    counts: { new: newIds.size, cheaper: cheaper.length, sold: sold.length },
  }
}
