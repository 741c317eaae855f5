import { expect, it } from 'vitest'
import { createSeal } from './seal.ts'

const seal = createSeal('a-secret-of-tests-with-32-characters')

it('opens what was sealed here, for the same purpose, and nothing else', () => {
  const sealed = seal.sign('ticket', 'some.text')
  expect(seal.open('ticket', sealed)).toBe('some.text')
  expect(seal.open('state', sealed)).toBeNull()
  expect(seal.open('ticket', `${sealed}x`)).toBeNull()
  expect(seal.open('ticket', sealed.replace('some', 'same'))).toBeNull()
  expect(createSeal('another-secret-of-tests-32-characters').open('ticket', sealed)).toBeNull()
  expect(seal.open('ticket', '')).toBeNull()
  expect(seal.open('ticket', 'nothing')).toBeNull()
})

it('prints a text the same each time, and otherwise for another purpose', () => {
  expect(seal.print('a', 'x')).toEqual(seal.print('a', 'x'))
  expect(seal.print('a', 'x')).not.toEqual(seal.print('b', 'x'))
  expect(seal.print('a', 'x')).toHaveLength(32)
})
