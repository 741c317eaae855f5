/** As much of a schema as is needed to read an address with it. */
interface QuerySchema<Query> {
  parse: (given: unknown) => Query
  safeParse: (
    given: unknown,
  ) =>
    | { success: true; data: Query }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[] }[] } }
}

/** What an address asks for. People edit addresses: what cannot be read is left out. */
export function readQuery<Query>(schema: QuerySchema<Query>, params: URLSearchParams): Query {
  const given = Object.fromEntries(params)
  const read = schema.safeParse(given)
  if (read.success) return read.data
  const wrong = new Set(read.error.issues.map(({ path }) => path[0]))
  return schema.parse(
    Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name))),
  )
}

/** The address of a page for a query; what is said by silence is not written. */
export function pathFor<Query extends Record<string, string | number | undefined>>(
  page: string,
  query: Query,
  silent: Query,
): string {
  const said = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === silent[name] ? [] : [[name, String(value)]],
  )
  return said.length === 0 ? page : `${page}?${new URLSearchParams(said)}`
}

export const lastPage = (total: number, size: number): number =>
  Math.max(1, Math.ceil(total / size))
