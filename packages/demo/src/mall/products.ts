import type { ProductCondition } from '@ironsouq/contract/mall/product/product.enums'
import type { GoodKind } from '#drawings/goods/register.ts'
import { dice } from '../random.ts'
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
  condition: ProductCondition
  draft: Draft
  attributes: Record<string, string | number>
  variants: readonly DemoVariant[]
  goods: readonly GoodKind[]
  warrantyMonths: number
  listedDaysAgo: number
  soldCount: number
}

interface Offer {
  kind: ProductKind
  group: GroupCode
  draft: Draft
  maker: DemoMaker
  store: DemoStore
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
        const key = `${kind.leaf}/${n}/${maker.name}`
        const store = dice(`${kind.leaf}/${n}`).pick(sellers)
        const at =
          (sellers.indexOf(store) + (round * MAKERS[group].length + m) * 7) % sellers.length
        offers.push({ kind, group, draft, maker, store: sellers[at] ?? store, key })
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

const initials = (name: string) =>
  name
    .split(' ')
    .map((word) => word.slice(0, 1))
    .join('')
    .toUpperCase()

function productOf(offer: Offer, n: number): DemoProduct {
  const { kind, group, draft, maker, store, key } = offer
  const roll = dice(`${key}@${store.code}`)
  const condition = conditionOf(kind, roll.unit())
  const level = CONDITION_PRICE[condition] * maker.price * roll.between(0.95, 1.06)
  const number = 10_000 + Math.floor(dice(key).unit() * 90_000)
  const stateable = attributesOf.get(kind.leaf) ?? []
  const variants = condition === 'used' ? draft.variants.slice(0, 1) : draft.variants
  return {
    group,
    leaf: kind.leaf,
    store,
    maker,
    partNo: `${maker.prefix}-${number}`,
    condition,
    draft,
    attributes: {
      ...(stateable.includes('origin') && { origin: maker.origin }),
      ...draft.attributes,
    },
    variants: variants.map((variant) => {
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
        onHand: isOut ? [0, 0] : [roll.whole(1, most), roll.whole(0, Math.floor(most / 2))],
      }
    }),
    goods: draft.goods ?? [kind.good],
    warrantyMonths:
      condition === 'used' || CONSUMED.includes(group) ? 0 : (kind.warrantyMonths ?? 12),
    listedDaysAgo: roll.whole(1, 400),
    soldCount: Math.floor(roll.unit() ** 3 * 300),
  }
}

/** The products of the demo mall, the same ones every time; the first are of all kinds. */
export function demoProducts(count = DEMO_PRODUCTS): DemoProduct[] {
  const offers = ALL.flatMap(([group, kinds]) => kinds.flatMap((kind) => offersOf(group, kind)))
  const roll = dice('the order of the mall')
  return offers
    .map((offer) => [roll.unit(), offer] as const)
    .toSorted(([a], [b]) => a - b)
    .slice(0, count)
    .map(([, offer], n) => productOf(offer, n))
}
