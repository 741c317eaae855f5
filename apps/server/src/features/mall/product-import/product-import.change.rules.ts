import {
  type CrossReference,
  crossReferenceText,
} from '@ironsouq/contract/mall/product/cross-reference'
import { isSameFits } from './product-import.fits.rules.ts'
import { type StatedOption, valuesStated } from './product-import.options.rules.ts'
import type { StatedFacts, StatedField } from './product-import.values.ts'
import type { KnownProduct, KnownVariant } from './product-import.variants.projection.ts'

/** What each row states for itself; every other field must be alike in all rows of a product. */
const VARIANT_FIELDS = [
  'options',
  'photos',
  'priceMinor',
  'onHand',
  'stocks',
  'weightG',
  'isActive',
] as const
type VariantField = (typeof VARIANT_FIELDS)[number]
type SharedField = Exclude<StatedField, VariantField>

/** What can be changed at any time, also while buyers see what was reviewed. */
const AT_ANY_TIME: ReadonlySet<StatedField> = new Set([
  'priceMinor',
  'onHand',
  'productCode',
  'stocks',
])

export const isOfProduct = (field: StatedField): field is SharedField =>
  !VARIANT_FIELDS.some((each) => each === field)
export const isFact = (field: StatedField) => !AT_ANY_TIME.has(field)

const onHandOf = ({ places }: KnownVariant) => places.reduce((sum, { onHand }) => sum + onHand, 0)

/** What a variant has in a warehouse. */
export const placeIn = ({ places }: KnownVariant, warehouseId: string) =>
  places.find((place) => place.warehouseId === warehouseId) ?? { onHand: 0, held: 0 }

type Word = 'name' | 'summary' | 'description'

/** A text that the product has in some language is not a new one: the file may be of another language. */
const isSameText = ({ texts }: KnownProduct, word: Word, given: string) =>
  Object.values(texts).some((words) => words[word] === given)

const textOf = (numbers: readonly CrossReference[]) => numbers.map(crossReferenceText).join('; ')

/** A product without a number of its own is called by the code of any of its variants. */
export const isCalledProduct = ({ row, siblings }: KnownProduct, code: string): boolean =>
  row.code === code || (row.code === null && siblings.some((each) => each.code === code))

function isSameOptions({ row, variant }: KnownVariant, stated: readonly StatedOption[]) {
  const values = valuesStated(row.options, stated)
  return values !== null && row.options.every(({ code }) => values[code] === variant.values[code])
}

/** Photos that the product shows in this order, whatever it shows between and behind them. */
function isSamePhotos({ photos }: KnownProduct, stated: readonly string[]): boolean {
  const at = stated.map((address) => photos.findIndex((each) => each.includes(address)))
  return at.every((place, n) => place >= 0 && place >= (at[n - 1] ?? 0))
}

function isSameOfVariant(known: KnownVariant, field: VariantField, stated: StatedFacts): boolean {
  const { variant } = known
  switch (field) {
    case 'options':
      return isSameOptions(known, stated.options ?? [])
    case 'photos':
      return isSamePhotos(known, stated.photos ?? [])
    case 'priceMinor':
      return variant.priceMinor === BigInt(stated.priceMinor ?? 0)
    case 'weightG':
    case 'isActive':
      return variant[field] === stated[field]
    case 'onHand':
      return onHandOf(known) === stated.onHand
    case 'stocks':
      return Object.entries(stated.stocks ?? {}).every(
        ([warehouseId, onHand]) => placeIn(known, warehouseId).onHand === onHand,
      )
  }
}

function isSameOfProduct(known: KnownProduct, field: SharedField, stated: StatedFacts): boolean {
  const { row } = known
  switch (field) {
    case 'productCode':
      return isCalledProduct(known, stated.productCode ?? '')
    case 'name':
    case 'summary':
    case 'description':
      return isSameText(known, field, stated[field] ?? '')
    case 'crossReferences':
      return textOf(known.crossReferences) === textOf(stated.crossReferences ?? [])
    case 'attributes':
      return Object.entries(stated.attributes ?? {}).every(
        ([code, value]) => row.attributes[code] === value,
      )
    case 'fits':
      return isSameFits(known.fits, stated.fits ?? [])
    case 'brand':
    case 'condition':
    case 'freightTemplateId':
    case 'partNo':
    case 'productCategoryId':
    case 'taxScheme':
    case 'warrantyDays':
      return row[field] === stated[field]
  }
}

const fieldsOf = (stated: StatedFacts) => Object.keys(stated) as StatedField[]

/** The fields in which a row differs from what the store has. */
export const differencesOf = (known: KnownVariant, stated: StatedFacts): StatedField[] =>
  fieldsOf(stated).filter((field) =>
    isOfProduct(field)
      ? !isSameOfProduct(known, field, stated)
      : !isSameOfVariant(known, field, stated),
  )

/** What the row of a new variant changes of its product. */
export const productDifferences = (known: KnownProduct, stated: StatedFacts): StatedField[] =>
  fieldsOf(stated).filter((field) =>
    isOfProduct(field)
      ? !isSameOfProduct(known, field, stated)
      : field === 'photos' && !isSamePhotos(known, stated.photos ?? []),
  )
