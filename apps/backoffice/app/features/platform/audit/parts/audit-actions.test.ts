import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import { expect, it } from 'vitest'
import { actionWord, sentenceKey } from './audit-actions.ts'

const CONTRACT = join(import.meta.dirname, '../../../../../../../packages/contract/src')

interface Audited {
  method: string
  path: string
}

const isAudited = (each: unknown): each is Audited =>
  typeof each === 'object' && each !== null && 'audit' in each && each.audit === true

async function auditedEndpoints(): Promise<Audited[]> {
  const files = await readdir(CONTRACT, { recursive: true })
  const modules = await Promise.all(
    files
      .filter((file) => file.endsWith('.endpoints.ts'))
      .map((file) => import(join(CONTRACT, file)) as Promise<Record<string, unknown>>),
  )
  const groups = modules.flatMap((each) => Object.values(each))
  return groups.flatMap((group): unknown[] => Object.values(group ?? {})).filter(isAudited)
}

const ME = { id: 'me' }

it('has a sentence in every language for everything that the contract audits', async () => {
  const audited = await auditedEndpoints()
  expect(audited.length).toBeGreaterThan(100)
  const wordless = audited.filter(
    ({ method, path }) => actionWord(`${method} ${path}`) === undefined,
  )
  expect(wordless.map(({ path }) => path)).toEqual([])
  const keys = new Set(
    [...audited.map(({ method, path }) => `${method} ${path}`), 'job any', 'command any'].map(
      (action) => sentenceKey({ action, entity: 'device', entityId: 'one', actor: ME }),
    ),
  )
  for (const locale of LOCALE_CODES) {
    const t = translator(locale)
    for (const key of keys) {
      const sentence = t(key, { who: 'WHO', thing: 'THING' })
      expect(sentence, `${locale} ${key}`).toMatch(/WHO/)
      expect(sentence, `${locale} ${key}`).toMatch(/THING/)
    }
  }
})

it('says of the own login what happened without naming a record', () => {
  const left = { action: 'POST /p/staff/me/leave', actor: ME }
  expect(sentenceKey({ ...left, entity: null, entityId: null })).toBe(
    'backofficeAudit.own_loggedOut',
  )
  expect(sentenceKey({ ...left, entity: 'staff', entityId: 'other' })).toBe(
    'backofficeAudit.did_loggedOut',
  )
})

it.each([
  ['POST /p/staff/payout/request', 'requested'],
  ['POST /p/staff/me/app/remove', 'loginChanged'],
  ['job device.expire', 'automatic'],
  ['command token', 'operator'],
])('%s is %s', (action, word) => {
  expect(actionWord(action)).toBe(word)
})
