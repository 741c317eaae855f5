import { keyedFaults } from '@ironsouq/contract/field-fault'
import type { Key } from '@ironsouq/i18n/messages'
import type { FastifySchemaCompiler } from 'fastify'
import type { $ZodType } from 'zod/v4/core'
import { safeParse } from 'zod/v4/core'
import { FieldFaults } from '#kernel/errors.ts'

/** Lets Fastify check a request with the contract's own schema, and name each wrong field. */
export const validatorCompiler: FastifySchemaCompiler<$ZodType> =
  ({ schema }) =>
  (input) => {
    const result = safeParse(schema, input, { reportInput: true })
    if (result.success) return { value: result.data }
    const faults = keyedFaults(result.error.issues)
    return { error: new FieldFaults(faults.map((fault) => ({ ...fault, key: fault.key as Key }))) }
  }
