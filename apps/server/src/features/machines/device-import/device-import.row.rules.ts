import {
  CUSTOMS,
  EMISSIONS,
  HOURS_SOURCES,
  OWNERSHIPS,
  WARRANTIES,
  type SpecValue,
} from '@ironsouq/contract/machines/device/device.enums'
import { MOST_PICTURES } from '@ironsouq/contract/machines/device/device.schema'
import { toMinor } from '@ironsouq/contract/money/money/minor-units'
import { VAT_MODES } from '@ironsouq/contract/money/tax/tax.enums'
import {
  EARLIEST_YEAR,
  HOURS_MAX,
  MILEAGE_MAX,
} from '@ironsouq/contract/platform/import/import.device-fields'
import type { RowFaultKind, RowWarningKind } from '@ironsouq/contract/platform/import/import.limits'
import type {
  ColumnMapping,
  ImportOptions,
  RowFault,
} from '@ironsouq/contract/platform/import/import.schema'
import { PHOTO_ADDRESS_MAX } from '@ironsouq/contract/platform/remote-photo/remote-photo.limits'
import { addressesIn } from '#features/platform/remote-photo/remote-photo.rules.ts'
import {
  modelKeyOf,
  type Catalogue,
  type CatalogueSpec,
} from './device-import.catalogue.projection.ts'
import { headingKey } from './device-import.headings.rules.ts'
import { converted, decimalOf, factorOf, flagOf } from './device-import.number.rules.ts'
import type { DeviceValues, ImportedColumns } from './device-import.values.ts'

/** As in the form. */
const TEXT_MAX = { externalId: 80, serialNo: 40, model: 60, note: 2000 } as const
/** More hours than a machine runs in a year at work day and night. */
const HOURS_A_YEAR_MAX = 6000

interface Given {
  cells: readonly string[]
  columns: readonly ColumnMapping[]
  options: ImportOptions
  catalogue: Catalogue
  year: number
  locale: string
}

interface ReadRow {
  values: DeviceValues | null
  faults: RowFault[]
  warnings: RowWarningKind[]
}

const OF_MODEL: ReadonlySet<RowFaultKind> = new Set(['unknownBrand', 'modelMisspelled'])
const isOfModel = ({ fault }: RowFault) => OF_MODEL.has(fault)

type Faults = Partial<Record<'min' | 'max', number>>

/** Reads one row with all the faults that it has, so that its author can correct them at once. */
export function readRow({ cells, columns, options, catalogue, year, locale }: Given): ReadRow {
  const faults: RowFault[] = []
  const warnings: RowWarningKind[] = []
  const at = new Map(columns.map(({ field }, n) => [field, n]))

  const has = (field: string) => at.has(field)
  const textOf = (field: string) => cells[at.get(field) ?? -1]?.trim() ?? ''
  const columnOf = (field: string) => columns[at.get(field) ?? -1]
  function fault(
    field: string,
    kind: RowFaultKind,
    values: Faults = {},
    suggestion?: string,
  ): null {
    const header = columnOf(field)?.header ?? ''
    faults.push({
      header,
      value: textOf(field),
      fault: kind,
      values,
      suggestion: suggestion ?? null,
    })
    return null
  }

  function text(field: keyof typeof TEXT_MAX, isRequired: boolean): string | null {
    const given = textOf(field)
    if (given === '') return isRequired ? fault(field, 'required') : null
    return given.length > TEXT_MAX[field]
      ? fault(field, 'tooLong', { max: TEXT_MAX[field] })
      : given
  }

  function figure(field: string, min: number, max: number, { isWhole = true, factor = 1 } = {}) {
    const given = textOf(field)
    if (given === '') return null
    const decimal = decimalOf(given, options.numbers)
    if (decimal === null) return fault(field, 'notNumber')
    const number = converted(Number(decimal), factor)
    if (isWhole && !Number.isInteger(number)) return fault(field, 'notWhole')
    if (number < min || number > max) {
      const tenth = number / 100
      const isHundredfold = field === 'workHours' && Number.isInteger(tenth) && tenth <= max
      return fault(field, 'outOfRange', { min, max }, isHundredfold ? String(tenth) : undefined)
    }
    return number
  }

  function choice<T extends string>(field: string, list: readonly T[]): T | null | undefined {
    if (!has(field)) return undefined
    const key = headingKey(textOf(field))
    if (key === '') return undefined
    return list.find((each) => headingKey(each) === key) ?? fault(field, 'notChoice')
  }

  function flag(field: string): boolean | null | undefined {
    if (!has(field) || textOf(field) === '') return undefined
    return flagOf(textOf(field)) ?? fault(field, 'notFlag')
  }

  function yearOf(field: 'yearMade' | 'yearInService', isRequired: boolean): number | null {
    const given = textOf(field)
    if (given === '') return isRequired ? fault(field, 'required') : null
    if (/^\d{2}$/.test(given)) {
      const full = Number(given) + (Number(given) <= year % 100 ? 2000 : 1900)
      return fault(field, 'yearDigits', {}, String(full))
    }
    return figure(field, EARLIEST_YEAR, year + 1)
  }

  function brandOf() {
    const given = textOf('brand')
    if (given === '') return fault('brand', 'required')
    return catalogue.brands.get(headingKey(given)) ?? fault('brand', 'unknownBrand')
  }

  /** Known as written, or misspelled with a letter for a figure; any other model is only not known. */
  function modelOf(brandId: string, model: string) {
    const known = catalogue.models.get(modelKeyOf(brandId, model))
    if (known) return known
    const figures = model.replaceAll(/[oO]/g, '0').replaceAll(/[lI]/g, '1')
    const meant = figures === model ? undefined : catalogue.models.get(modelKeyOf(brandId, figures))
    if (meant) return fault('model', 'modelMisspelled', {}, meant.name)
    warnings.push('unknownModel')
    return null
  }

  function categoryOf(known: { categoryId: string } | null): string | null {
    const given = textOf('category')
    if (given === '' && known) return known.categoryId
    // Of a brand or model that is wrong the category cannot be known: one fault is enough.
    if (given === '') return faults.some(isOfModel) ? null : fault('category', 'required')
    return catalogue.categories.get(headingKey(given)) ?? fault('category', 'unknownCategory')
  }

  function yardOf() {
    const given = textOf('yard') || (options.yard ?? '')
    if (given === '') return fault('yard', 'required')
    return catalogue.yards.get(headingKey(given)) ?? fault('yard', 'unknownYard')
  }

  function priceOf(): DeviceValues['price'] {
    if (!has('price')) return undefined
    const given = textOf('price')
    if (given === '') {
      warnings.push('noPrice')
      return null
    }
    const amount = decimalOf(given, options.numbers)
    if (amount === null || amount.startsWith('-')) return fault('price', 'notNumber')
    const named = textOf('currency').toUpperCase()
    const currency = named || (columnOf('price')?.currency ?? options.currency)
    if (!catalogue.currencies.has(currency)) return fault('currency', 'unknownCurrency')
    const minor = toMinor({ amount, currency })
    if (minor === 0n) return fault('price', 'notNumber')
    return minor === undefined
      ? fault('price', 'priceDecimals')
      : { minor: String(minor), currency }
  }

  function photosOf(): string[] | null {
    const given = textOf('photos')
    if (given === '') return null
    const read = addressesIn(given, MOST_PICTURES)
    if (Array.isArray(read)) return read
    return fault('photos', read.fault, {
      max: read.fault === 'tooLong' ? PHOTO_ADDRESS_MAX : MOST_PICTURES,
    })
  }

  function specOf(field: string, spec: CatalogueSpec): SpecValue | null {
    const given = textOf(field)
    if (given === '') return null
    if (spec.kind === 'flag') return flagOf(given) ?? fault(field, 'notFlag')
    if (spec.kind === 'choice') {
      const key = headingKey(given)
      const option = spec.options?.find(
        ({ code, names }) =>
          headingKey(code) === key || names.some((name) => headingKey(name) === key),
      )
      return option?.code ?? fault(field, 'notChoice')
    }
    const factor = factorOf(spec.unit, columnOf(field)?.unit) ?? 1
    return figure(field, spec.min ?? 0, spec.max ?? 1e9, { isWhole: false, factor })
  }

  if (cells.length > columns.length)
    faults.push({
      header: '',
      value: cells.at(-1) ?? '',
      fault: 'tooManyCells',
      values: {},
      suggestion: null,
    })
  const serialNo = text('serialNo', true)
  const externalId = text('externalId', false)
  const brand = brandOf()
  const model = text('model', true)
  const known = brand && model !== null ? modelOf(brand.id, model) : null
  const categoryId = categoryOf(known)
  const yearMade = yearOf('yearMade', true)
  const yard = yardOf()
  const price = priceOf()
  const specs: Record<string, SpecValue> = {}
  for (const { field } of columns) {
    const spec = field?.startsWith('spec.') ? catalogue.specs.get(field.slice(5)) : undefined
    const value = field && spec ? specOf(field, spec) : null
    if (spec && value !== null) specs[spec.code] = value
  }
  const note = text('note', false)
  const photos = photosOf()
  const optional = {
    yearInService: has('yearInService') ? yearOf('yearInService', false) : undefined,
    workHours: has('workHours') ? figure('workHours', 0, HOURS_MAX) : undefined,
    mileageKm: has('mileageKm') ? figure('mileageKm', 0, MILEAGE_MAX) : undefined,
    hoursSource: choice('hoursSource', HOURS_SOURCES),
    vatMode: choice('vatMode', VAT_MODES),
    emission: choice('emission', EMISSIONS),
    customs: choice('customs', CUSTOMS),
    ownership: choice('ownership', OWNERSHIPS),
    warranty: choice('warranty', WARRANTIES),
    gccCooling: flag('gccCooling'),
    plated: flag('plated'),
    ...(has('note') && { note, noteLocale: note === null ? null : locale }),
  }
  const { workHours } = optional
  if (yearMade !== null && workHours && workHours > (year - yearMade + 1) * HOURS_A_YEAR_MAX)
    warnings.push('manyHours')
  if (faults.length > 0 || !brand || !yard || serialNo === null || model === null)
    return { values: null, faults, warnings }
  if (categoryId === null || yearMade === null) return { values: null, faults, warnings }
  const columnsOfRow = {
    serialNo,
    brandId: brand.id,
    model,
    modelId: known?.id ?? null,
    categoryId,
    yearMade,
    yardId: yard.id,
    emirate: yard.emirate,
    ...withoutUndefined(optional),
  } as ImportedColumns
  return {
    values: {
      externalId: externalId ?? serialNo,
      columns: columnsOfRow,
      specs,
      ...(price !== undefined && { price }),
      ...(photos && { photos }),
    },
    faults,
    warnings,
  }
}

const withoutUndefined = <T extends object>(given: T): Partial<T> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<T>
