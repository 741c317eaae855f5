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

function joined(schema: Schema): Schema {
  const { allOf, ...own } = schema
  if (!allOf) return own
  return [own, ...allOf.map(joined)].reduce((all, each) => ({
    ...all,
    ...each,
    properties: { ...all.properties, ...each.properties },
    required: [...(all.required ?? []), ...(each.required ?? [])],
  }))
}

/** Joins `allOf`, spreads unions and lists of types. */
export function choices(schema: Schema): Choices {
  const own = joined(schema)
  const union = own.anyOf ?? own.oneOf
  if (union) {
    const parts = union.map(choices)
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
