import type {
  Product,
  ShownFreight,
} from '@ironsouq/contract/mall/product-detail/product-detail.endpoints'
import type { ProductAttribute } from '@ironsouq/contract/mall/product-search/product-search.schema'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { standingOf } from '#features/mall/product-card/product-card.projection.ts'
import {
  nameOf,
  productCategoryPath,
  type MallCatalogue,
} from '#features/mall/product-category/product-category.catalogue.queries.ts'
import { ratingOf } from '#features/mall/rating/rating.rules.ts'
import { shownTerms } from '#features/mall/voucher/voucher.rules.ts'
import type { ShownProduct } from './product-detail.projection.ts'

interface Reader {
  known: MallCatalogue
  locale: LocaleCode
}

const textOf = (texts: Readonly<Record<string, string>>, code: string, locale: LocaleCode) =>
  texts[locale] ?? texts['en'] ?? code

const presentOptions = ({ options }: ShownProduct, { locale }: Reader): Product['options'] =>
  options.map(({ code, texts, values }) => ({
    code,
    name: textOf(texts, code, locale),
    values: values.map((value) => ({
      code: value.code,
      name: textOf(value.texts, value.code, locale),
    })),
  }))

/** In the order of the catalogue; values whose attribute is gone are not shown. */
const presentAttributes = (
  { attributes }: ShownProduct,
  { known, locale }: Reader,
): ProductAttribute[] =>
  [...known.attributes.values()].flatMap((attribute) => {
    const { code, kind, unit, choices } = attribute
    const value = attributes[code]
    if (value === undefined) return []
    const choice = choices.find((each) => each.code === value)
    const valueName = choice ? nameOf(choice, locale) : null
    return [{ code, kind, unit, value, valueName, name: nameOf(attribute, locale) }]
  })

function presentFreight({ freight, deliveryMethods }: ShownProduct): ShownFreight | null {
  const isSent = deliveryMethods.some((method) => method === 'courier' || method === 'sameCity')
  if (!freight || !isSent) return null
  const { unit, currency, rules } = freight
  const money = (minor: string) => fromMinor(BigInt(minor), currency)
  return {
    unit,
    rules: rules.map(({ firstMinor, furtherMinor, freeFromMinor, ...rule }) => ({
      ...rule,
      first: money(firstMinor),
      further: money(furtherMinor),
      freeFrom: freeFromMinor === null ? null : money(freeFromMinor),
    })),
  }
}

export const presentProduct = (
  row: ShownProduct,
  reader: Reader,
  { promotions, personal }: Pick<Product, 'promotions' | 'personal'>,
): Product => ({
  productId: row.id,
  standing: standingOf(row),
  name: row.name,
  summary: row.summary,
  description: row.description,
  brand: row.brand,
  partNo: row.partNo,
  condition: row.condition,
  isVirtual: row.isVirtual,
  terms: row.voucherTerms && shownTerms(row.voucherTerms, reader.locale),
  warrantyDays: row.warrantyDays,
  soldCount: row.soldCount,
  rating: ratingOf(row.rating),
  lowest: fromMinor(row.lowestMinor, row.currency),
  highest: fromMinor(row.highestMinor, row.currency),
  pictures: row.pictures,
  options: presentOptions(row, reader),
  variants: row.variants.map(({ priceMinor, currency, ...variant }) => ({
    ...variant,
    price: fromMinor(BigInt(priceMinor), currency),
  })),
  attributes: presentAttributes(row, reader),
  deliveryMethods: row.deliveryMethods,
  freight: presentFreight(row),
  arrival: row.arrival,
  pickupPoints: row.deliveryMethods.includes('pickup') ? row.pickupPoints : [],
  fits: row.fits,
  crossReferences: row.crossReferences,
  promotions,
  categoryPath: productCategoryPath(reader.known, row.categoryCode).map((each) => ({
    code: each.code,
    name: nameOf(each, reader.locale),
  })),
  store: {
    storeId: row.storeId,
    name: row.storeName,
    isOwn: row.isOwnStore,
    state: row.storeState,
    emirate: row.storeEmirate,
    area: row.storeArea,
    logo: row.storeLogo,
    productCount: row.productCount,
    rating: ratingOf(row.storeRating),
    replyMinutes: row.replyMinutes,
    sinceYear: row.sinceYear,
    shipping: row.shipping,
  },
  personal,
})
