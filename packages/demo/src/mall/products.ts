import type { CrossReference } from '@ironsouq/contract/mall/product/cross-reference'
import type { ProductCondition } from '@ironsouq/contract/mall/product/product.enums'
import type { GoodKind } from '#drawings/goods/register.ts'
import { dice } from '../random.ts'
import { crossReferencesOf } from './cross-references.ts'
import { attachmentKinds } from './kinds/attachments.ts'
import { filterKinds } from './kinds/filters.ts'
import { oilKinds } from './kinds/oils.ts'
import { cabKinds, liftingKinds, safetyKinds, serviceKinds, toolKinds } from './kinds/site.ts'
import { electricalKinds, engineKinds, hydraulicKinds } from './kinds/systems.ts'
import { tyreKinds } from './kinds/tyres.ts'
import { toothKinds, undercarriageKinds } from './kinds/wear.ts'
import { type DemoMaker, MAKERS } from './makers.ts'
import type { Draft, Kinds, ProductKind, VariantDraft } from './product.ts'
import { type DemoStore, demoStores } from './stores.ts'
import { attributesOf, type GroupCode, type LeafCode } from './tree.ts'

const ALL: readonly Kinds[] = [
  filterKinds,
  oilKinds,
  toothKinds,
  undercarriageKinds,
  hydraulicKinds,
  engineKinds,
  electricalKinds,
  attachmentKinds,
  tyreKinds,
  cabKinds,
  safetyKinds,
  toolKinds,
  liftingKinds,
  serviceKinds,
]

export const DEMO_PRODUCTS = 4000

export interface DemoVariant {
  /** The store's own number. */
  code: string
  /** The code of the option's value. */
  value: string
  said: VariantDraft['said']
  priceMinor: bigint
  weightG: number
  /** What is in the first warehouse of the store, and in the second if it has one. */
  onHand: readonly [number, number]
}

export interface DemoProduct {
  group: GroupCode
  leaf: LeafCode
  store: DemoStore
  maker: DemoMaker
  partNo: string
  crossReferences: readonly CrossReference[]
  condition: ProductCondition
  draft: Draft
  attributes: Record<string, string | number>
  variants: readonly DemoVariant[]
  goods: readonly GoodKind[]
  warrantyMonths: number
  listedDaysAgo: number
  soldCount: number
}

const keyOf = (part: string, { name }: DemoMaker) => `${part}/${name}`

interface Offer {
  kind: ProductKind
  group: GroupCode
  draft: Draft
  maker: DemoMaker
  store: DemoStore
  /** Of the draft, the same for every maker. */
  part: string
  /** Of the draft and maker, the same in every store. */
  key: string
}

const CONDITION_PRICE: Record<ProductCondition, number> = {
  new: 1,
  reconditioned: 0.58,
  used: 0.46,
}

/** Nobody warrants what is used up. */
const CONSUMED: readonly GroupCode[] = ['oils', 'safety', 'teeth', 'services']

/** Prices end as shops end them. */
function roundedAed(aed: number): number {
  if (aed < 60) return Math.max(2, Math.round(aed * 2) / 2)
  if (aed < 1000) return Math.round(aed)
  return aed < 10_000 ? Math.round(aed / 10) * 10 : Math.round(aed / 100) * 100
}

/** The offers of a kind: first every draft of one maker, then of the next, in one store and then in others. */
function offersOf(group: GroupCode, kind: ProductKind): Offer[] {
  const drafts = kind.drafts()
  const sellers = demoStores
    .filter(({ sells }) => sells.includes(group))
    .flatMap((store) => Array.from({ length: store.size }, () => store))
  const offers: Offer[] = []
  for (let round = 0; offers.length < kind.share && round < 6; round++)
    for (const [m, maker] of MAKERS[group].entries())
      for (const [n, draft] of drafts.entries()) {
        const part = `${kind.leaf}/${n}`
        const store = dice(part).pick(sellers)
        const at =
          (sellers.indexOf(store) + (round * MAKERS[group].length + m) * 7) % sellers.length
        offers.push({
          kind,
          group,
          draft,
          maker,
          store: sellers[at] ?? store,
          part,
          key: keyOf(part, maker),
        })
      }
  const seen = new Set<string>()
  const once = offers.filter(({ key, store }) => {
    const known = seen.has(`${key}@${store.code}`)
    seen.add(`${key}@${store.code}`)
    return !known
  })
  // Spread over all of them, so that no maker and no machine is left out.
  const roll = dice(kind.leaf)
  return once
    .map((offer) => [roll.unit(), offer] as const)
    .toSorted(([a], [b]) => a - b)
    .slice(0, kind.share)
    .map(([, offer]) => offer)
}

function conditionOf({ isReconditioned, isUsed }: ProductKind, point: number): ProductCondition {
  if (isReconditioned && point < 0.18) return 'reconditioned'
  return isUsed && point < 0.15 ? 'used' : 'new'
}

/** What wears out or is used up is bought again and again; a track group once in years. */
const DEMAND: Partial<Record<GroupCode, number>> = {
  filters: 3,
  oils: 2,
  teeth: 1.5,
  services: 0.3,
}
const CHEAP_AED = 25
/** A year on sale shows the whole demand. */
const YEAR_DAYS = 365

type Bought = Pick<DemoProduct, 'group' | 'condition' | 'variants' | 'listedDaysAgo'>

/** How often it was sold: dear things rarely, what is out of stock less, a used one once and then no more. */
function soldCountOf({ group, condition, variants, listedDaysAgo }: Bought, luck: number): number {
  if (condition === 'used') return 0
  const aed = Math.min(...variants.map(({ priceMinor }) => Number(priceMinor) / 100))
  const isOut = variants.every(({ onHand: [here, there] }) => here + there === 0)
  const most = (7000 * (DEMAND[group] ?? 1)) / (aed + CHEAP_AED) ** 0.9
  const share = Math.min(1, listedDaysAgo / YEAR_DAYS) * (condition === 'new' ? 1 : 0.3)
  return Math.floor(most * luck ** 4 * share * (isOut ? 0.2 : 1))
}

const initials = (name: string) =>
  name
    .split(' ')
    .map((word) => word.slice(0, 1))
    .join('')
    .toUpperCase()

/** One number for each part of a maker, and no number for two parts. */
function partNosOf(offers: readonly Offer[]): ReadonlyMap<string, string> {
  const taken = new Set<string>()
  const partNos = new Map<string, string>()
  for (const { key, maker } of offers) {
    if (partNos.has(key)) continue
    const roll = dice(key)
    let partNo: string
    do partNo = `${maker.prefix}-${10_000 + Math.floor(roll.unit() * 90_000)}`
    while (taken.has(partNo))
    taken.add(partNo)
    partNos.set(key, partNo)
  }
  return partNos
}

function productOf(offer: Offer, partNos: ReadonlyMap<string, string>, n: number): DemoProduct {
  const { kind, group, draft, maker, store, part, key } = offer
  const roll = dice(`${key}@${store.code}`)
  const condition = conditionOf(kind, roll.unit())
  const level = CONDITION_PRICE[condition] * maker.price * roll.between(0.95, 1.06)
  const stateable = attributesOf.get(kind.leaf) ?? []
  const variants = condition === 'used' ? draft.variants.slice(0, 1) : draft.variants
  const made = variants.map((variant) => {
    const aed = roundedAed(variant.aed * level)
    const most = condition === 'new' ? Math.max(2, Math.min(180, Math.round(9000 / aed))) : 1
    const isOut = roll.chance(0.05)
    const end = variant.code === '' ? '' : `-${variant.code}`
    return {
      code: `${initials(store.latin)}${String(n + 1).padStart(5, '0')}${end}`,
      value: variant.code.toLowerCase().replaceAll('.', '-'),
      said: variant.said,
      priceMinor: BigInt(Math.round(aed * 100)),
      weightG: Math.round(variant.kg * 1000),
      onHand: isOut
        ? ([0, 0] as const)
        : ([roll.whole(1, most), roll.whole(0, Math.floor(most / 2))] as const),
    }
  })
  const listedDaysAgo = roll.whole(1, 400)
  return {
    group,
    leaf: kind.leaf,
    store,
    maker,
    partNo: partNos.get(key) ?? '',
    crossReferences: crossReferencesOf(group, draft, maker, part, (other) =>
      partNos.get(keyOf(part, other)),
    ),
    condition,
    draft,
    attributes: {
      ...(stateable.includes('origin') && { origin: maker.origin }),
      ...draft.attributes,
    },
    variants: made,
    goods: draft.goods ?? [kind.good],
    warrantyMonths:
      condition === 'used' || CONSUMED.includes(group) ? 0 : (kind.warrantyMonths ?? 12),
    listedDaysAgo,
    soldCount: soldCountOf({ group, condition, variants: made, listedDaysAgo }, roll.unit()),
  }
}

/** The products of the demo mall, the same ones every time; the first are of all kinds. */
export function demoProducts(count = DEMO_PRODUCTS): DemoProduct[] {
  const offers = ALL.flatMap(([group, kinds]) => kinds.flatMap((kind) => offersOf(group, kind)))
  const partNos = partNosOf(offers)
  const roll = dice('the order of the mall')
  return offers
    .map((offer) => [roll.unit(), offer] as const)
    .toSorted(([a], [b]) => a - b)
    .slice(0, count)
    .map(([, offer], n) => productOf(offer, partNos, n))
}
