/** The part of a zod schema that reading a URL needs. */
interface QuerySchema<Query> {
  parse: (given: unknown) => Query
  safeParse: (
    given: unknown,
  ) =>
    | { success: true; data: Query }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[] }[] } }
}

/** The query of a URL. Users edit URLs: invalid values are dropped. */
export function readQuery<Query>(schema: QuerySchema<Query>, params: URLSearchParams): Query {
  const given = Object.fromEntries(params)
  const read = schema.safeParse(given)
  if (read.success) return read.data
  const wrong = new Set(read.error.issues.map(({ path }) => path[0]))
  return schema.parse(
    Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name))),
  )
}

/** The URL of a page for a query; default values are left out. */
export function pathFor<Query extends Record<string, string | number | undefined>>(
  page: string,
  query: Query,
  silent: Query,
): string {
  const params = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === silent[name] ? [] : [[name, String(value)]],
  )
  return params.length === 0 ? page : `${page}?${new URLSearchParams(params)}`
}

export const lastPage = (total: number, size: number): number =>
  Math.max(1, Math.ceil(total / size))
