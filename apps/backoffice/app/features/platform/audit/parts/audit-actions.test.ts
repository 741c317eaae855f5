import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { actionWord } from './audit-actions.ts'

const CONTRACT = join(import.meta.dirname, '../../../../../../../packages/contract/src')

interface Audited {
  method: string
  path: string
}

const isAudited = (each: unknown): each is Audited =>
  typeof each === 'object' && each !== null && 'audit' in each && each.audit === true

it('has a word for everything that the contract audits', async () => {
  const files = await readdir(CONTRACT, { recursive: true })
  const modules = await Promise.all(
    files
      .filter((file) => file.endsWith('.endpoints.ts'))
      .map((file) => import(join(CONTRACT, file)) as Promise<Record<string, unknown>>),
  )
  const groups = modules.flatMap((each) => Object.values(each))
  const audited = groups.flatMap((group): unknown[] => Object.values(group ?? {})).filter(isAudited)
  expect(audited.length).toBeGreaterThan(100)
  const wordless = audited.filter(
    ({ method, path }) => actionWord(`${method} ${path}`) === undefined,
  )
  expect(wordless.map(({ path }) => path)).toEqual([])
})

it.each([
  ['POST /p/staff/payout/request', 'requested'],
  ['POST /p/staff/me/app/remove', 'loginChanged'],
  ['job device.expire', 'automatic'],
  ['command token', 'operator'],
])('%s is %s', (action, word) => {
  expect(actionWord(action)).toBe(word)
})
