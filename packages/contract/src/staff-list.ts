import * as z from 'zod/mini'

/** The rows of one page of a staff list. */
export const STAFF_PAGE_SIZES = [50, 100] as const

/** A position in a list, made by the server and given back as it is. */
const Cursor = z.string().check(z.maxLength(600), z.regex(/^[\w-]+$/))

/**
 * What every staff list is asked by: a page size, a position and an order. The first of `sorts` is
 * the usual order; a name with a minus is the descending one. Filters are added with `z.extend`:
 * `z.extend(staffListQuery(['-updatedAt', 'name', '-name']), { state: z.optional(State) })`.
 */
export const staffListQuery = <const Sort extends string>(sorts: readonly [Sort, ...Sort[]]) =>
  z.object({
    size: z._default(z.pipe(z.coerce.number(), z.literal(STAFF_PAGE_SIZES)), 50),
    cursor: z.optional(Cursor),
    sort: z._default(z.enum(sorts), sorts[0]),
  })

/** One page of a staff list. A cursor is null where the list ends; `total` counts every page. */
export const staffPage = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({
    rows: z.array(row),
    next: z.nullable(z.string()),
    previous: z.nullable(z.string()),
    total: z.int(),
  })
