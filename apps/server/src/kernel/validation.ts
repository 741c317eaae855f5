import type { Key, Values } from '@ironsouq/i18n/messages'
import type { FastifySchemaCompiler } from 'fastify'
import type { $ZodIssue, $ZodType } from 'zod/v4/core'
import { safeParse } from 'zod/v4/core'
import { FieldFaults } from './errors.ts'

/** A schema of the contract may name the key of what it says: `z.regex(EMAIL, 'error.emailWrong')`. */
const named = ({ message }: $ZodIssue) =>
  message.startsWith('error.') ? { key: message as Key, values: {} } : null

/** What is wrong with one field, as a key of the packs: the contract's schemas carry no words. */
function fault(issue: $ZodIssue): { key: Key; values: Values } {
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? { key: 'error.fieldTooShort', values: { min: Number(issue.minimum) } }
        : { key: 'error.fieldTooSmall', values: { min: Number(issue.minimum) } }
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array'
        ? { key: 'error.fieldTooLong', values: { max: Number(issue.maximum) } }
        : { key: 'error.fieldTooBig', values: { max: Number(issue.maximum) } }
    case 'invalid_type':
      return issue.input === undefined
        ? { key: 'error.fieldRequired', values: {} }
        : { key: 'error.fieldWrongType', values: {} }
    case 'invalid_value':
    case 'unrecognized_keys':
    case 'not_multiple_of':
      return { key: 'error.fieldNotAllowed', values: {} }
    case 'invalid_format':
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return { key: 'error.fieldWrongFormat', values: {} }
  }
}

/** Lets Fastify check a request with the contract's own schema, and name each wrong field. */
export const validatorCompiler: FastifySchemaCompiler<$ZodType> =
  ({ schema }) =>
  (input) => {
    const result = safeParse(schema, input, { reportInput: true })
    if (result.success) return { value: result.data }
    const faults = result.error.issues.map((issue) => ({
      field: issue.path.join('.'),
      ...(named(issue) ?? fault(issue)),
    }))
    return { error: new FieldFaults(faults) }
  }
