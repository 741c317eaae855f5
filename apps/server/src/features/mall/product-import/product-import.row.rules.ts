import {
  DESCRIPTION_MAX,
  NAME_MAX,
  OPTION_TEXT_MAX,
  PRODUCT_CODE_MAX,
  PRODUCT_PICTURES_MAX,
  SKU_CODE,
  SUMMARY_MAX,
} from '@ironsouq/contract/mall/product-admin/product-admin.limits'
import {
  CROSS_REFERENCE_CHARACTERS_MAX,
  CROSS_REFERENCES_MAX,
  CrossReference,
  crossReferencesIn,
} from '@ironsouq/contract/mall/product/cross-reference'
import type { AttributeValues } from '@ironsouq/contract/mall/product/product.enums'
import { toMinor } from '@ironsouq/contract/money/money/minor-units'
import { Money } from '@ironsouq/contract/money/money/money'
import type {
  NumberStyle,
  RowFaultKind,
  RowWarningKind,
} from '@ironsouq/contract/platform/import/import.limits'
import {
  OPTION_NUMBERS,
  type ProductField,
} from '@ironsouq/contract/platform/import/import.product-fields'
import type { ColumnMapping, RowFault } from '@ironsouq/contract/platform/import/import.schema'
import { PHOTO_ADDRESS_MAX } from '@ironsouq/contract/platform/remote-photo/remote-photo.limits'
import * as z from 'zod/mini'
import { headingKey } from '#features/machines/device-import/device-import.headings.rules.ts'
import { decimalOf } from '#features/machines/device-import/device-import.number.rules.ts'
import { addressesIn } from '#features/platform/remote-photo/remote-photo.rules.ts'
import type { CatalogueAttribute, ProductCatalogue } from './product-import.catalogue.projection.ts'
import { readFits } from './product-import.fits.rules.ts'
import { warehouseOf } from './product-import.headings.rules.ts'
import type { StatedOption } from './product-import.options.rules.ts'
import type { StatedFacts } from './product-import.values.ts'
import { conditionOf, flagNamed, meantName, taxOf } from './product-import.words.rules.ts'

/** As in the form of a product. */
const TEXT_MAX = {
  product: PRODUCT_CODE_MAX,
  name: NAME_MAX,
  summary: SUMMARY_MAX,
  description: DESCRIPTION_MAX,
  brand: 60,
  partNo: 60,
} as const
const FIGURE_MAX = { weight: 50_000_000, onHand: 1_000_000, warranty: 3650 } as const
const ATTRIBUTE_TEXT_MAX = 200
const ATTRIBUTE_FIGURE_MAX = 1e12
const ATTRIBUTE = 'attribute.'

/** What a new product cannot be without, and what a new variant of one. */
export const NEEDED = ['name', 'category', 'condition', 'price'] as const
export const NEEDED_OF_VARIANT = ['price'] as const

/** How a shop system names the option of a product without variants. */
const NO_OPTION = { name: 'title', value: 'defaulttitle' }

interface Given {
  cells: readonly string[]
  columns: readonly ColumnMapping[]
  numbers: NumberStyle
  locale: string
  /** Of the store: it sells in no other. */
  currency: string
  catalogue: ProductCatalogue
  /** What a field is called, for a value that the file has no column for. */
  labelOf: (field: ProductField) => string
  /** The delivery templates of the store, by the keys of their names. */
  freights: ReadonlyMap<string, { id: string; name: string }>
  /** The category of the product, if the store has it. */
  categoryId: string | null
  needed: readonly ProductField[]
}

interface ReadRow {
  code: string
  stated: StatedFacts
  faults: RowFault[]
  warnings: RowWarningKind[]
}

export const cellOf = (
  columns: readonly ColumnMapping[],
  cells: readonly string[],
  wanted: ProductField,
): string => cells[columns.findIndex(({ field }) => field === wanted)]?.trim() ?? ''

/** Reads one row with all the faults that it has, so that its author can correct them at once. */
export function readRow(given: Given): ReadRow {
  const { cells, columns, numbers, locale, currency, catalogue, labelOf, categoryId } = given
  const { freights } = given
  const faults: RowFault[] = []
  const warnings: RowWarningKind[] = []
  const at = new Map(columns.map(({ field }, n) => [field, n]))
  const code = cellOf(columns, cells, 'code')

  const textOf = (field: string) => cells[at.get(field) ?? -1]?.trim() ?? ''
  function fault(
    field: string,
    kind: RowFaultKind,
    values: RowFault['values'] = {},
    suggestion: string | null = null,
  ): undefined {
    const header = columns[at.get(field) ?? -1]?.header ?? labelOf(field as ProductField)
    faults.push({ header, value: textOf(field), fault: kind, values, suggestion })
  }

  function text(field: keyof typeof TEXT_MAX): string | undefined {
    const words = textOf(field)
    if (words === '') return undefined
    const max = TEXT_MAX[field]
    return words.length > max ? fault(field, 'tooLong', { max }) : words
  }

  function figure(field: string, max: number): number | undefined {
    const cell = textOf(field)
    if (cell === '') return undefined
    const decimal = decimalOf(cell, numbers)
    if (decimal === null) return fault(field, 'notNumber')
    const number = Number(decimal)
    if (number < 0 || number > max) return fault(field, 'outOfRange', { min: 0, max })
    return Number.isInteger(number) ? number : fault(field, 'notWhole')
  }

  function word<T>(field: string, read: (word: string) => T | undefined, kind: RowFaultKind) {
    const cell = textOf(field)
    return cell === '' ? undefined : (read(cell) ?? fault(field, kind))
  }

  function brand(): string | undefined {
    const name = text('brand')
    if (name !== undefined && !catalogue.brands.has(headingKey(name))) warnings.push('otherBrand')
    return name
  }

  function category(): string | undefined {
    const cell = textOf('category')
    if (cell === '') return undefined
    const found = catalogue.named.get(headingKey(cell)) ?? []
    const same = found.find(({ id }) => id === categoryId)
    if (same) return same.id
    if (found.length > 1) return fault('category', 'severalCategories')
    const names = [...catalogue.categories.values()].flatMap((each) => each.names[locale] ?? [])
    return found[0]?.id ?? fault('category', 'noSuchCategory', {}, meantName(cell, names))
  }

  function price(): string | undefined {
    const cell = textOf('price')
    if (cell === '') return undefined
    const named = textOf('currency').toUpperCase()
    if (named !== '' && named !== currency) return fault('currency', 'otherCurrency', { currency })
    const amount = decimalOf(cell, numbers)
    if (amount === null || amount.startsWith('-')) return fault('price', 'notNumber')
    if (!z.safeParse(Money.shape.amount, amount).success) return fault('price', 'priceDecimals')
    const minor = toMinor({ amount, currency })
    return minor === undefined ? fault('price', 'priceDecimals') : String(minor)
  }

  function crossReferences(): CrossReference[] | undefined {
    const cell = textOf('crossReferences')
    if (cell === '') return undefined
    const all = crossReferencesIn(cell)
    if (all.length > CROSS_REFERENCES_MAX)
      return fault('crossReferences', 'outOfRange', { min: 0, max: CROSS_REFERENCES_MAX })
    const max = CROSS_REFERENCE_CHARACTERS_MAX
    return all.some((each) => each.maker.length > max || each.number.length > max)
      ? fault('crossReferences', 'tooLong', { max })
      : all.filter((each) => CrossReference.safeParse(each).success)
  }

  function attribute(field: string, { kind, choices }: CatalogueAttribute) {
    const cell = textOf(field)
    if (kind === 'boolean') return flagNamed(cell) ?? fault(field, 'notFlag')
    if (kind === 'text')
      return cell.length > ATTRIBUTE_TEXT_MAX
        ? fault(field, 'tooLong', { max: ATTRIBUTE_TEXT_MAX })
        : cell
    if (kind === 'choice') {
      const key = headingKey(cell)
      const choice = choices.find(({ code: own, names }) =>
        [own, ...names].some((name) => headingKey(name) === key),
      )
      const names = choices.flatMap((each) => each.names)
      return choice?.code ?? fault(field, 'notChoice', {}, meantName(cell, names))
    }
    const decimal = decimalOf(cell, numbers)
    if (decimal === null) return fault(field, 'notNumber')
    const max = ATTRIBUTE_FIGURE_MAX
    return Math.abs(Number(decimal)) > max
      ? fault(field, 'outOfRange', { min: -max, max })
      : Number(decimal)
  }

  /** What products of other categories state is refused: it would be lost without a word. */
  function attributes(ofCategory: string | null): AttributeValues | undefined {
    const own = ofCategory === null ? undefined : catalogue.categories.get(ofCategory)
    const stated: AttributeValues = {}
    for (const { field } of columns) {
      if (!field?.startsWith(ATTRIBUTE) || textOf(field) === '') continue
      const known = catalogue.attributes.get(field.slice(ATTRIBUTE.length))
      if (!known || !own) continue
      if (!own.attributes.has(known.code)) {
        fault(field, 'notOfCategory')
        continue
      }
      const value = attribute(field, known)
      if (value !== undefined) stated[known.code] = value
    }
    return Object.keys(stated).length > 0 ? stated : undefined
  }

  /** What is in each warehouse that has a column and a figure in it. */
  function stocks(): Record<string, number> | undefined {
    const counted = columns.flatMap(({ field }) => {
      const warehouseId = warehouseOf(field)
      const onHand = field && warehouseId ? figure(field, FIGURE_MAX.onHand) : undefined
      return warehouseId && onHand !== undefined ? [[warehouseId, onHand] as const] : []
    })
    return counted.length > 0 ? Object.fromEntries(counted) : undefined
  }

  function option(n: (typeof OPTION_NUMBERS)[number]): StatedOption[] {
    const [name, value] = [textOf(`option${n}Name`), textOf(`option${n}Value`)]
    if (headingKey(name) === NO_OPTION.name && headingKey(value) === NO_OPTION.value) return []
    if (value === '' && name !== '') fault(`option${n}Value`, 'optionIncomplete')
    for (const part of ['Name', 'Value'] as const)
      if (textOf(`option${n}${part}`).length > OPTION_TEXT_MAX)
        fault(`option${n}${part}`, 'tooLong', { max: OPTION_TEXT_MAX })
    return value === '' ? [] : [{ name, value }]
  }

  function options(): StatedOption[] | undefined {
    const stated = OPTION_NUMBERS.flatMap(option)
    return stated.length > 0 ? stated : undefined
  }

  function photos(): string[] | undefined {
    const cell = textOf('photos')
    if (cell === '') return undefined
    const read = addressesIn(cell, PRODUCT_PICTURES_MAX)
    if (Array.isArray(read)) return read
    const max = read.fault === 'tooLong' ? PHOTO_ADDRESS_MAX : PRODUCT_PICTURES_MAX
    return fault('photos', read.fault, { max })
  }

  function freight(): string | undefined {
    const cell = textOf('freight')
    if (cell === '') return undefined
    const names = [...freights.values()].map(({ name }) => name)
    return (
      freights.get(headingKey(cell))?.id ??
      fault('freight', 'notChoice', {}, meantName(cell, names))
    )
  }

  if (cells.length > columns.length) {
    const value = cells.at(-1) ?? ''
    faults.push({ header: '', value, fault: 'tooManyCells', values: {}, suggestion: null })
  }
  if (code === '') fault('code', 'required')
  else if (!SKU_CODE.test(code)) fault('code', 'wrongCode')
  for (const field of given.needed) if (textOf(field) === '') fault(field, 'required')
  const productCategoryId = category()
  const inWarehouses = stocks()
  const stated: { [F in keyof StatedFacts]: StatedFacts[F] | undefined } = {
    productCode: text('product'),
    options: options(),
    name: text('name'),
    summary: text('summary'),
    description: text('description'),
    productCategoryId,
    brand: brand(),
    partNo: text('partNo'),
    crossReferences: crossReferences(),
    condition: word('condition', conditionOf, 'notChoice'),
    taxScheme: word('tax', taxOf, 'notChoice'),
    warrantyDays: figure('warranty', FIGURE_MAX.warranty),
    weightG: figure('weight', FIGURE_MAX.weight),
    isActive: word('forSale', flagNamed, 'notFlag'),
    priceMinor: price(),
    onHand: inWarehouses ? undefined : figure('onHand', FIGURE_MAX.onHand),
    stocks: inWarehouses,
    freightTemplateId: freight(),
    attributes: attributes(productCategoryId ?? categoryId),
    photos: photos(),
    fits: word('fits', (cell) => readFits(cell, catalogue.models), 'notChoice'),
  }
  return { code, stated: withoutUndefined(stated), faults, warnings }
}

const withoutUndefined = (given: object): StatedFacts =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
