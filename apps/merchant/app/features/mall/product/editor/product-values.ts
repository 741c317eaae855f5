import type {
  AttributeField,
  FittingModel,
  ProductForm,
  ProductRecord,
} from '@ironsouq/contract/mall/product-admin/product-admin.schema'
import {
  crossReferencesIn,
  crossReferenceText,
} from '@ironsouq/contract/mall/product/cross-reference'
import type { FitRange } from '@ironsouq/contract/mall/product/product-fit.schema'
import { kilogramsOf, typedGrams } from '@ironsouq/contract/mall/product/weight'
import { typedAmount, typedWhole } from '@ironsouq/contract/money/money/typed-amount'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { editedTexts, nameOf, NO_WORDS, sentTexts } from './product-texts.ts'
import { baseCode, codesOf, type Variant, withValues } from './variant-matrix.ts'
import { sentTerms, type TypedTerms, typedTerms, USUAL_TERMS } from './voucher-values.ts'

/** A picture of the product, or an upload that is not saved yet. */
export type Picture = ({ pictureId: string } | { uploadId: string }) & { src: string }

/** A model that it fits, with the range of its machines as typed. */
export type TypedFit = FittingModel & Record<keyof FitRange, string>

const EMPTY_RANGE = { serialFrom: '', serialTo: '', yearFrom: '', yearTo: '' }
export const wholeModel = (model: FittingModel): TypedFit => ({ ...model, ...EMPTY_RANGE })

type Unchanged =
  | 'productCategoryId'
  | 'isVirtual'
  | 'taxScheme'
  | 'attributes'
  | 'options'
  | 'deliveryMethods'
  | 'texts'

/** What the form edits. Amounts and numbers are what was typed; '' is nothing chosen. */
export interface ProductValues extends Pick<ProductForm, Unchanged> {
  /** '' until it is chosen: buyers read it. */
  condition: ProductForm['condition'] | ''
  /** The language that the person writes in. */
  writtenIn: LocaleCode
  brand: string
  partNo: string
  /** One a line. */
  crossReferences: string
  freightTemplateId: string
  warrantyDays: string
  /** Of virtual goods. */
  voucherTerms: TypedTerms
  pictures: Picture[]
  fits: TypedFit[]
  /** Named as the API names them, so that a fault belongs to its field. */
  skus: Variant[]
  /** Where the first stock of new variants is. */
  warehouseId: string
}

/** What the store and the reader bring along. */
interface Usual {
  /** Where the first stock of new variants is. */
  warehouseId: string
  /** The only delivery template; '' when there are several to choose from. */
  freightTemplateId: string
  locale: LocaleCode
}

/** What a new product begins with: one variant without options. */
export const emptyProduct = ({ warehouseId, freightTemplateId, locale }: Usual): ProductValues => ({
  productCategoryId: '',
  brand: '',
  partNo: '',
  crossReferences: '',
  condition: '',
  isVirtual: false,
  voucherTerms: USUAL_TERMS,
  taxScheme: 'standard',
  attributes: {},
  options: [],
  deliveryMethods: ['courier'],
  freightTemplateId,
  warrantyDays: '',
  texts: { en: NO_WORDS },
  writtenIn: locale,
  pictures: [],
  fits: [],
  skus: [
    {
      skuId: null,
      code: '',
      values: {},
      price: '',
      weight: '',
      isActive: true,
      firstStock: '',
    },
  ],
  warehouseId,
})

const nothingIf = (isNothing: boolean, text: string) => (isNothing ? '' : text)

/** All variants that were ever saved, also those of values that the product no longer has. */
export const savedVariants = ({ skus }: ProductRecord): Variant[] =>
  skus.map(({ skuId, code, values, price, weightG, isActive }) => ({
    skuId,
    code,
    values,
    price: nothingIf(!/[1-9]/.test(price.amount), price.amount),
    weight: nothingIf(weightG === 0, kilogramsOf(weightG)),
    isActive,
    firstStock: '',
  }))

const isOf =
  ({ options }: Pick<ProductRecord, 'options'>) =>
  ({ values }: Variant) =>
    Object.keys(values).length === options.length &&
    options.every(({ code, values: all }) => all.some((value) => value.code === values[code]))

export const valuesOf = (record: ProductRecord, { warehouseId, locale }: Usual): ProductValues => ({
  productCategoryId: record.productCategoryId,
  brand: record.brand ?? '',
  partNo: record.partNo ?? '',
  crossReferences: record.crossReferences.map(crossReferenceText).join('\n'),
  condition: record.condition,
  isVirtual: record.isVirtual,
  voucherTerms: typedTerms(record.voucherTerms),
  taxScheme: record.taxScheme,
  attributes: record.attributes,
  options: record.options,
  deliveryMethods: record.deliveryMethods,
  freightTemplateId: record.freightTemplateId ?? '',
  warrantyDays: nothingIf(record.warrantyDays === 0, String(record.warrantyDays)),
  ...editedTexts(record.texts, locale),
  pictures: record.pictures.map(({ pictureId, src }) => ({ pictureId, src })),
  fits: record.fits.map(({ serialFrom, serialTo, yearFrom, yearTo, ...model }) => ({
    ...model,
    serialFrom: serialFrom ?? '',
    serialTo: serialTo ?? '',
    yearFrom: String(yearFrom ?? ''),
    yearTo: String(yearTo ?? ''),
  })),
  skus: savedVariants(record).filter(isOf(record)),
  warehouseId,
})

const idOf = (picture: Picture) =>
  'pictureId' in picture ? { pictureId: picture.pictureId } : { uploadId: picture.uploadId }

const orNull = (text: string) => (text.trim() === '' ? null : text)

/** A number that was typed; what is none is sent as it is, and refused at its field. */
const whole = (typed: string) => {
  const count = typedWhole(typed)
  return count === undefined ? NaN : count
}

const grams = (typed: string) => {
  const weight = typedGrams(typed)
  return weight === undefined ? NaN : weight
}

/** What codes of variants begin with: the part number, or the beginning of the name. */
export const baseOf = (values: Pick<ProductValues, 'partNo' | 'texts' | 'writtenIn'>): string =>
  baseCode(values.partNo.trim() === '' ? nameOf(values) : values.partNo)

/** What was stated and is a fact of the category: another category has others. */
const statedOf = (attributes: ProductForm['attributes'], fields: readonly AttributeField[]) =>
  Object.fromEntries(
    Object.entries(attributes).filter(([code]) => fields.some((field) => field.code === code)),
  )

interface About {
  currency: string
  fields: readonly AttributeField[]
}

/** The product as the API takes it. */
export function formOf(values: ProductValues, { currency, fields }: About): ProductForm {
  const { fits, skus, texts, writtenIn, condition, pictures, ...facts } = values
  const codes = codesOf(skus, baseOf(values))
  return {
    ...facts,
    voucherTerms: values.isVirtual ? sentTerms(values.voucherTerms) : null,
    attributes: statedOf(values.attributes, fields),
    options: withValues(values.options),
    brand: orNull(values.brand),
    partNo: orNull(values.partNo),
    crossReferences: crossReferencesIn(values.crossReferences),
    freightTemplateId: orNull(values.freightTemplateId),
    warehouseId: orNull(values.warehouseId),
    warrantyDays: whole(values.warrantyDays) ?? 0,
    texts: sentTexts({ texts, writtenIn }),
    // Nothing chosen is sent as it is, and refused at its field.
    condition: condition as ProductForm['condition'],
    pictures: pictures.map(idOf),
    modelIds: fits.map(({ modelId }) => modelId),
    fitRanges: fits.map(({ modelId, serialFrom, serialTo, yearFrom, yearTo }) => ({
      modelId,
      serialFrom: orNull(serialFrom),
      serialTo: orNull(serialTo),
      yearFrom: whole(yearFrom),
      yearTo: whole(yearTo),
    })),
    skus: skus.map(({ skuId, values: chosen, price, weight, isActive, firstStock }, at) => ({
      skuId,
      code: codes[at] ?? '',
      values: chosen,
      price: typedAmount(price, currency) ?? (price.trim() === '' ? '0' : price),
      weightG: grams(weight) ?? 0,
      isActive,
      firstStock: skuId === null ? whole(firstStock) : null,
    })),
  }
}
