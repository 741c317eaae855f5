import type { PublishNeed } from '@ironsouq/contract/mall/product-admin/product-admin.limits'
import type {
  AttributeField,
  ProductForm,
} from '@ironsouq/contract/mall/product-admin/product-admin.schema'
import { isFitRange } from '@ironsouq/contract/mall/product/product-fit'
import type { Key } from '@ironsouq/i18n/messages'

export interface Fault {
  field: string
  key: Key
  values: Record<string, never>
}

const fault = (field: string, key: Key = 'error.fieldNotAllowed'): Fault => ({
  field,
  key,
  values: {},
})

const twice = (codes: readonly string[]) => codes.filter((code, at) => codes.indexOf(code) < at)

function optionFaults({ options }: ProductForm): Fault[] {
  if (twice(options.map(({ code }) => code)).length > 0) return [fault('options')]
  return options.flatMap(({ values }, at) =>
    twice(values.map(({ code }) => code)).length > 0 ? [fault(`options.${at}.values`)] : [],
  )
}

/** The values of a variant in the order of the options, or null if it is not one of theirs. */
const placeOf = ({ options }: ProductForm, values: Readonly<Record<string, string>>) =>
  Object.keys(values).length === options.length &&
  options.every(({ code, values: all }) => all.some((value) => value.code === values[code]))
    ? options.map(({ code }) => values[code]).join('/')
    : null

function skuFaults(form: ProductForm): Fault[] {
  const { skus } = form
  const places = skus.map(({ values }) => placeOf(form, values))
  return skus.flatMap(({ code }, at) => [
    ...(places[at] === null || places.indexOf(places[at] ?? null) < at
      ? [fault(`skus.${at}.values`)]
      : []),
    ...(skus.findIndex((each) => each.code === code) < at ? [fault(`skus.${at}.code`)] : []),
  ])
}

function isValueOf({ kind, choices }: AttributeField, value: string | number | boolean): boolean {
  if (kind === 'choice') return choices.some(({ code }) => code === value)
  return typeof value === { number: 'number', boolean: 'boolean', text: 'string' }[kind]
}

const attributeFaults = ({ attributes }: ProductForm, fields: readonly AttributeField[]) =>
  Object.entries(attributes).flatMap(([code, value]) => {
    const field = fields.find((each) => each.code === code)
    return field && isValueOf(field, value) ? [] : [fault(`attributes.${code}`)]
  })

/** What is delivered by us or collected cannot also need no delivery. */
function deliveryFaults({ isVirtual, deliveryMethods }: ProductForm): Fault[] {
  const isNone = deliveryMethods.includes('none')
  const isWrong = isNone ? deliveryMethods.length > 1 : isVirtual
  return isWrong || twice(deliveryMethods).length > 0 ? [fault('deliveryMethods')] : []
}

/** The terms of virtual goods state what belongs to their kind and validity, and nothing else. */
function voucherFaults({ isVirtual, voucherTerms }: ProductForm): Fault[] {
  if (!voucherTerms) return isVirtual ? [fault('voucherTerms', 'error.fieldRequired')] : []
  const { kind, uses, validity, days, from, until, fields } = voucherTerms
  const isWrong =
    !isVirtual ||
    (kind === 'counted') !== (uses !== null) ||
    (validity === 'days') !== (days !== null) ||
    (validity === 'range') !== (from !== null) ||
    (validity === 'range') !== (until !== null) ||
    (from !== null && until !== null && from > until) ||
    // Its order would never be complete, and its store never paid.
    (kind === 'unlimited' && validity === 'forever')
  const labels = fields.map(({ label }) => label.en)
  return isWrong || twice(labels).length > 0 ? [fault('voucherTerms')] : []
}

const rangeFaults = ({ fitRanges = [] }: ProductForm) =>
  fitRanges.flatMap((range, at) =>
    isFitRange(range) ? [] : [fault(`fitRanges.${at}`, 'portalProduct.rangeWrong')],
  )

/** What cannot be stored, whatever state the product is in. */
export const formFaults = (form: ProductForm, fields: readonly AttributeField[]): Fault[] => [
  ...optionFaults(form),
  ...skuFaults(form),
  ...attributeFaults(form, fields),
  ...deliveryFaults(form),
  ...voucherFaults(form),
  ...rangeFaults(form),
]

interface Whole {
  isVirtual: boolean
  voucherTerms: unknown
  deliveryMethods: readonly string[]
  freightTemplateId: string | null
  attributes: Readonly<Record<string, unknown>>
  pictures: readonly unknown[]
  skus: readonly { isActive: boolean; priceMinor: bigint; weightG: number }[]
}

/** What buyers must find before a product is on sale. */
export function missingOf(product: Whole, fields: readonly AttributeField[]): PublishNeed[] {
  const { deliveryMethods, freightTemplateId, attributes, pictures, skus } = product
  const active = skus.filter(({ isActive }) => isActive)
  const isSent = deliveryMethods.includes('courier') || deliveryMethods.includes('sameCity')
  const isMissing: Record<PublishNeed, boolean> = {
    picture: pictures.length === 0,
    activeSku: active.length === 0,
    price: active.some(({ priceMinor }) => priceMinor === 0n),
    weight: isSent && active.some(({ weightG }) => weightG === 0),
    freight: isSent && freightTemplateId === null,
    voucherTerms: product.isVirtual && product.voucherTerms === null,
    attributes: fields.some(({ code, isRequired }) => isRequired && !(code in attributes)),
  }
  return (Object.keys(isMissing) as PublishNeed[]).filter((need) => isMissing[need])
}
