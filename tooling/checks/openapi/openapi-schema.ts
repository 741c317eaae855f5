/** The parts of a JSON schema that decide what a caller may send and receive. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  additionalProperties?: boolean | Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  [other: string]: unknown
}

/** A schema as the values it allows: perhaps null, otherwise one of these. */
export interface Choices {
  nullable: boolean
  options: Schema[]
}

const hasRef = (value: unknown): value is { $ref: string } =>
  typeof value === 'object' && value !== null && '$ref' in value

const unescaped = (step: string) =>
  decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')

function follow(document: unknown, ref: string): unknown {
  let at: unknown = document
  for (const step of ref.replace(/^#\//, '').split('/').map(unescaped))
    at = typeof at === 'object' && at !== null ? Reflect.get(at, step) : undefined
  if (at === undefined) throw new Error(`the document refers to ${ref} and does not have it`)
  return at
}

/** The thing that a `$ref` points to, or the thing itself. */
export function resolved<T extends object>(document: unknown, value: T): T {
  let found: unknown = value
  while (hasRef(found)) found = follow(document, found.$ref)
  return found as T
}

function joined(document: unknown, schema: Schema): Schema {
  const { allOf, ...own } = resolved(document, schema)
  if (!allOf) return own
  return [own, ...allOf.map((each) => joined(document, each))].reduce((all, each) => ({
    ...all,
    ...each,
    properties: { ...all.properties, ...each.properties },
    required: [...(all.required ?? []), ...(each.required ?? [])],
  }))
}

/** Follows `$ref`, joins `allOf`, spreads unions and lists of types. */
export function choices(document: unknown, schema: Schema): Choices {
  const own = joined(document, schema)
  const union = own.anyOf ?? own.oneOf
  if (union) {
    const parts = union.map((each) => choices(document, each))
    return {
      nullable: parts.some((part) => part.nullable),
      options: parts.flatMap((part) => part.options),
    }
  }
  if (own.const === null) return { nullable: true, options: [] }
  const types = [own.type].flat()
  return {
    nullable: types.includes('null') || own.enum?.includes(null) === true,
    options: types
      .filter((type) => type !== 'null')
      .map((type) => (type === undefined ? own : { ...own, type })),
  }
}

/** The values that a schema is limited to, or null for no limit. */
export function valuesOf(schema: Schema): unknown[] | null {
  if ('const' in schema) return [schema.const]
  return schema.enum ?? null
}
