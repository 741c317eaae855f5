import * as z from 'zod/mini'
import { boundedRecord } from './bounded-record.ts'
import { STAFF_PAGE_SIZES } from './staff-list.ts'

const Name = z.string().check(z.maxLength(60), z.regex(/^[\w.-]+$/))
const Value = z.string().check(z.maxLength(150))

const FILTERS_MAX = 20
const FILTER_VALUES_MAX = 10

const DENSITIES = ['dense', 'roomy'] as const

/**
 * What a person chose about a list: filters, order, columns and rows. It is held in the address of
 * the screen, and a saved view is this value under a name. What is left out is as the list has it.
 */
export const ViewState = z.object({
  /** The parameters of the list's query, by name. */
  filters: boundedRecord(Name, z.array(Value).check(z.maxLength(FILTER_VALUES_MAX)), FILTERS_MAX),
  /** A name with a minus is the descending order. */
  sort: z.optional(Name),
  /** The ids of the shown columns, in order. */
  columns: z.optional(z.array(Name).check(z.maxLength(60))),
  size: z.optional(z.literal(STAFF_PAGE_SIZES)),
  density: z.optional(z.enum(DENSITIES)),
})
export type ViewState = z.output<typeof ViewState>

/** The parameters of an address that are not filters. */
const OWN = new Set(['sort', 'columns', 'size', 'density', 'cursor', 'at'])

/** The view state of an address; what is not understood is left out. */
export function viewStateOf(params: URLSearchParams): ViewState {
  const filters: Record<string, string[]> = {}
  for (const name of new Set(params.keys()))
    if (!OWN.has(name)) filters[name] = params.getAll(name).filter((value) => value !== '')
  const candidate = {
    filters,
    ...(params.has('sort') && { sort: params.get('sort') }),
    ...(params.has('columns') && { columns: params.get('columns')?.split(',').filter(Boolean) }),
    ...(params.has('size') && { size: Number(params.get('size')) }),
    ...(params.has('density') && { density: params.get('density') }),
  }
  const read = ViewState.safeParse(candidate)
  return read.success ? read.data : { filters: {} }
}

/** The address of a view state, always with the same order of parameters. */
export function searchOf({ filters, sort, columns, size, density }: ViewState): URLSearchParams {
  const params = new URLSearchParams()
  for (const name of Object.keys(filters).toSorted())
    for (const value of filters[name] ?? []) params.append(name, value)
  if (sort !== undefined) params.set('sort', sort)
  if (columns !== undefined) params.set('columns', columns.join(','))
  if (size !== undefined) params.set('size', String(size))
  if (density !== undefined) params.set('density', density)
  return params
}
