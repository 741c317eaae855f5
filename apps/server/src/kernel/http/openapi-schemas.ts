import { type $ZodType, toJSONSchema } from 'zod/v4/core'

/** The parts of a JSON schema that hold other schemas. */
export interface JsonSchema {
  $ref?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  additionalProperties?: JsonSchema | boolean
  propertyNames?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  prefixItems?: JsonSchema[]
  [other: string]: unknown
}

type Side = 'input' | 'output'

/** A schema as a caller meets it: `input` is what they may send, `output` what they receive. */
export function jsonOf(schema: $ZodType, io: Side): JsonSchema {
  const { $schema: _, ...json } = toJSONSchema(schema, { io, unrepresentable: 'any' })
  return json as JsonSchema
}

const ONE = ['items', 'additionalProperties', 'propertyNames'] as const
const SEVERAL = ['anyOf', 'oneOf', 'allOf', 'prefixItems'] as const

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null

function withInner(schema: JsonSchema, change: (inner: JsonSchema) => JsonSchema): JsonSchema {
  const changed = { ...schema }
  if (schema.properties)
    changed.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, inner]) => [name, change(inner)]),
    )
  for (const key of ONE) {
    const inner = schema[key]
    if (isSchema(inner)) changed[key] = change(inner)
  }
  for (const key of SEVERAL) if (schema[key]) changed[key] = schema[key].map(change)
  return changed
}

/**
 * Replaces every schema that has a name by a reference, and collects those in `schemas`. Schemas are
 * compared by their JSON: the same shape is the same schema.
 */
export function shareSchemas(names: ReadonlyMap<string, string>) {
  const schemas: Record<string, JsonSchema> = {}
  function share(schema: JsonSchema): JsonSchema {
    const name = names.get(JSON.stringify(schema))
    if (name === undefined) return withInner(schema, share)
    schemas[name] ??= withInner(schema, share)
    return { $ref: `#/components/schemas/${name}` }
  }
  return { share, schemas }
}
