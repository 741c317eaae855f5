import { keyedFaults } from '@ironsouq/contract/field-fault'
import type { Key } from '@ironsouq/i18n/messages'
import type { FastifySchemaCompiler } from 'fastify'
import type { $ZodType } from 'zod/v4/core'
import { safeParse } from 'zod/v4/core'
import { FieldFaults } from '#kernel/errors.ts'

const notAllowed = (field: string) =>
  new FieldFaults([{ field, key: 'error.fieldWrongFormat', values: {} }])

/** The place of the first text with a NUL, which PostgreSQL cannot store, or undefined. */
function placeOfNul(value: unknown, place: string[] = []): string[] | undefined {
  if (typeof value === 'string') return value.includes('\u0000') ? place : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, inner] of Object.entries(value)) {
    const found = name.includes('\u0000') ? place : placeOfNul(inner, [...place, name])
    if (found) return found
  }
  return undefined
}

/** Lets Fastify check a request with the contract's own schema, and name each wrong field. */
export const validatorCompiler: FastifySchemaCompiler<$ZodType> =
  ({ schema }) =>
  (input) => {
    const result = safeParse(schema, input, { reportInput: true })
    if (result.success) {
      const place = placeOfNul(result.data)
      return place ? { error: notAllowed(place.join('.')) } : { value: result.data }
    }
    const faults = keyedFaults(result.error.issues)
    return { error: new FieldFaults(faults.map((fault) => ({ ...fault, key: fault.key as Key }))) }
  }
