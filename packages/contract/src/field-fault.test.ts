import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { safeParse } from 'zod/v4/core'
import { keyedFaults } from './field-fault.ts'

const Form = z.object({
  categoryId: z.uuid(),
  serialNo: z.string().check(z.trim(), z.minLength(1)),
  kind: z.enum(['dealer', 'store']),
  year: z.int(),
})

const keysOf = (input: unknown) =>
  keyedFaults(safeParse(Form, input, { reportInput: true }).error?.issues ?? []).map(
    ({ field, key }) => [field, key],
  )

it('calls what was left empty missing, whatever form it should have', () => {
  const empty = { categoryId: '', serialNo: ' ', kind: '', year: null }
  expect(keysOf(empty)).toEqual(Object.keys(empty).map((field) => [field, 'error.fieldRequired']))
})

it('says what is wrong with what was given', () => {
  expect(keysOf({ categoryId: 'x', serialNo: 'A1', kind: 'other', year: 'x' })).toEqual([
    ['categoryId', 'error.fieldWrongFormat'],
    ['kind', 'error.fieldNotAllowed'],
    ['year', 'error.fieldWrongType'],
  ])
})
