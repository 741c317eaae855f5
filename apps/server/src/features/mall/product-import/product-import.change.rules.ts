import {
  type CrossReference,
  crossReferenceText,
} from '@ironsouq/contract/mall/product/cross-reference'
import { isSameFits } from './product-import.fits.rules.ts'
import type { StatedFacts, StatedField } from './product-import.values.ts'
import type { KnownVariant } from './product-import.variants.projection.ts'

/** What one variant has for itself; every other field belongs to its product. */
const OF_VARIANT: ReadonlySet<StatedField> = new Set([
  'priceMinor',
  'onHand',
  'stocks',
  'weightG',
  'isActive',
])
/** What can be changed at any time, also while buyers see what was reviewed. */
const AT_ANY_TIME: ReadonlySet<StatedField> = new Set(['priceMinor', 'onHand', 'stocks'])

export const isOfProduct = (field: StatedField) => !OF_VARIANT.has(field)
export const isFact = (field: StatedField) => !AT_ANY_TIME.has(field)

const onHandOf = ({ places }: KnownVariant) => places.reduce((sum, { onHand }) => sum + onHand, 0)

/** What a variant has in a warehouse. */
export const placeIn = ({ places }: KnownVariant, warehouseId: string) =>
  places.find((place) => place.warehouseId === warehouseId) ?? { onHand: 0, held: 0 }

type Word = 'name' | 'summary' | 'description'

/** A text that the product has in some language is not a new one: the file may be of another language. */
const isSameText = ({ texts }: KnownVariant, word: Word, given: string) =>
  Object.values(texts).some((words) => words[word] === given)

const textOf = (numbers: readonly CrossReference[]) => numbers.map(crossReferenceText).join('; ')

function isSame(known: KnownVariant, field: StatedField, stated: StatedFacts): boolean {
  const { row, variant } = known
  switch (field) {
    case 'name':
    case 'summary':
    case 'description':
      return isSameText(known, field, stated[field] ?? '')
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

/** The fields in which a row differs from what the store has. */
export const differencesOf = (known: KnownVariant, stated: StatedFacts): StatedField[] =>
  (Object.keys(stated) as StatedField[]).filter((field) => !isSame(known, field, stated))
