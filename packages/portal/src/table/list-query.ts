/** The part of a zod schema that reading an address needs. */
interface QuerySchema<Query> {
  parse: (given: unknown) => Query
  safeParse: (
    given: unknown,
  ) =>
    | { success: true; data: Query }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[] }[] } }
}

type Given = Record<string, string | string[]>

const wrongNames = <Query>(schema: QuerySchema<Query>, given: Given): Set<PropertyKey> => {
  const read = schema.safeParse(given)
  return new Set(read.success ? [] : read.error.issues.flatMap(({ path }) => path[0] ?? []))
}

/**
 * The query of a list endpoint from the address of its screen. Parameters with several values, or
 * whose schema is a list, are lists; values that the endpoint does not know are left out.
 */
export function listQuery<Query>(schema: QuerySchema<Query>, params: URLSearchParams): Query {
  const given: Given = {}
  for (const name of new Set(params.keys())) {
    const values = params.getAll(name).filter((value) => value !== '')
    const [first] = values
    if (first !== undefined) given[name] = values.length > 1 ? values : first
  }
  for (const name of wrongNames(schema, given)) given[String(name)] = params.getAll(String(name))
  for (const name of wrongNames(schema, given)) delete given[String(name)]
  return schema.parse(given)
}
