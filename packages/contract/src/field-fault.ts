import type { $ZodIssue } from 'zod/v4/core'

/** The error of one field, as a key of the packs: schemas contain no texts. */
export interface KeyedFault {
  /** The name of the field; a nested one is a path with dots. */
  field: string
  key: `error.${string}`
  values: Record<string, number>
}

/** A schema may name its own key: `z.regex(EMAIL, 'error.emailWrong')`. */
const isKey = (message: string): message is KeyedFault['key'] => message.startsWith('error.')

function reasonOf(issue: $ZodIssue): Omit<KeyedFault, 'field'> {
  if (isKey(issue.message)) return { key: issue.message, values: {} }
  // What was left empty is missing, whatever form it should have.
  if (issue.input === '' || issue.input === null) return { key: 'error.fieldRequired', values: {} }
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

/** The issues must come from a parse with `reportInput`: it separates a missing field from a wrong one. */
export const keyedFaults = (issues: readonly $ZodIssue[]): KeyedFault[] =>
  issues.map((issue) => ({ field: issue.path.join('.'), ...reasonOf(issue) }))
