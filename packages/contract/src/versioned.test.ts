import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { currentRecordOf, Version } from './versioned.ts'

const Named = z.object({ version: Version, name: z.string() })
const current = { version: 3, name: 'Al Sajaa' }

it('finds the current record in a refused update, and only there', () => {
  expect(currentRecordOf({ status: 409, data: { current } }, Named)).toEqual(current)
  expect(currentRecordOf({ status: 409, data: null }, Named)).toBeUndefined()
  expect(currentRecordOf({ status: 409, data: { current: {} } }, Named)).toBeUndefined()
  expect(currentRecordOf({ status: 400, data: { current } }, Named)).toBeUndefined()
})
