import { isFitRange, WHOLE_MODEL } from '@ironsouq/contract/mall/product/product-fit'
import { FitRange } from '@ironsouq/contract/mall/product/product-fit.schema'
import { headingKey } from '#features/machines/device-import/device-import.headings.rules.ts'

export type StatedFit = FitRange & { modelId: string }

interface NamedFit extends FitRange {
  name: string
}

type End = string | number | null

const span = (from: End, to: End) => `${from ?? ''}..${to ?? ''}`

/**
 * The machines that a product fits as one cell: models by semicolons, serial numbers in brackets and years in
 * parentheses, each from..to: `Caterpillar 320D [JLG00001..JLG04799]; Komatsu PC200-8 (2012..)`.
 */
export const fitsText = (fits: readonly NamedFit[]): string =>
  fits
    .map(({ name, serialFrom, serialTo, yearFrom, yearTo }) =>
      [
        name,
        ...(serialFrom !== null || serialTo !== null ? [`[${span(serialFrom, serialTo)}]`] : []),
        ...(yearFrom !== null || yearTo !== null ? [`(${span(yearFrom, yearTo)})`] : []),
      ].join(' '),
    )
    .join('; ')

const ENTRY = /^(?<name>[^[(]+)(?:\[(?<serials>[^\]]*)\] ?)?(?:\((?<years>[^)]*)\))?$/

const endsOf = (text: string | undefined) => {
  const [from = '', to = ''] = (text ?? '').split('..').map((end) => end.trim())
  return [from || null, to || null] as const
}

const yearOf = (text: string | null) => (text === null ? null : Number(text))

function fitOf(entry: string, models: ReadonlyMap<string, string>): StatedFit | null {
  const { name = '', serials, years } = ENTRY.exec(entry.trim())?.groups ?? {}
  const modelId = models.get(headingKey(name.trim()))
  const [serialFrom, serialTo] = endsOf(serials)
  const [yearFrom, yearTo] = endsOf(years)
  const range = FitRange.safeParse({
    ...WHOLE_MODEL,
    serialFrom,
    serialTo,
    yearFrom: yearOf(yearFrom),
    yearTo: yearOf(yearTo),
  })
  return modelId !== undefined && range.success && isFitRange(range.data)
    ? { modelId, ...range.data }
    : null
}

/** Reads such a cell; undefined when one of its machines is not known or its range is none. */
export function readFits(
  cell: string,
  models: ReadonlyMap<string, string>,
): StatedFit[] | undefined {
  const entries = cell.split(';').flatMap((entry) => entry.trim() || [])
  const fits = entries.flatMap((entry) => fitOf(entry, models) ?? [])
  return fits.length === entries.length ? fits : undefined
}

const inOrder = (fits: readonly StatedFit[]) =>
  JSON.stringify(
    fits
      .map(({ modelId, serialFrom, serialTo, yearFrom, yearTo }) =>
        [modelId, serialFrom, serialTo, yearFrom, yearTo].join(' '),
      )
      .toSorted(),
  )

export const isSameFits = (a: readonly StatedFit[], b: readonly StatedFit[]): boolean =>
  inOrder(a) === inOrder(b)
