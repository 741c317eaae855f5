import type { $ZodType, $ZodTypes } from 'zod/v4/core'

/** The part of a definition that may have other schemas in it. */
interface Inner {
  innerType?: $ZodType
  in?: $ZodType
  options?: readonly $ZodType[]
}

/** A schema and those that a value may meet first in it: of a wrapper, a pipe or the options of a union. */
function schemasOf(schema: $ZodType): $ZodTypes[] {
  const { innerType, in: first, options = [] } = schema._zod.def as Inner
  const inner = [innerType, first, ...options].filter((each) => each !== undefined)
  return [schema as $ZodTypes, ...inner.flatMap(schemasOf)]
}

function choicesOf({ _zod: { def } }: $ZodTypes): unknown[] {
  if (def.type === 'literal') return def.values
  return def.type === 'enum' ? Object.values(def.entries) : []
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/**
 * The value that a field of a form means by its text. The text of a choice is that choice, which may be
 * a number; an empty text is no value where text is not taken; others are parsed as JSON.
 */
export function formValue(schema: $ZodType, text: string): unknown {
  const schemas = schemasOf(schema)
  const takes = (type: string) => schemas.some(({ _zod }) => _zod.def.type === type)
  if (text === '' && takes('nullable')) return null
  const chosen = schemas.flatMap(choicesOf).find((choice) => String(choice) === text)
  if (chosen !== undefined) return chosen
  if (takes('string')) return text
  return text === '' ? undefined : parsedJson(text)
}
