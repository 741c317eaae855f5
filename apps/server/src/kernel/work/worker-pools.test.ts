import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { poolsOf } from './worker-pools.ts'

const FEATURES = new URL('../../features/', import.meta.url).pathname
const OUTSIDE =
  /\bsendEmail\(|ctx\.(?:mail|sms|search|storage|images|documents|pages|social|whatsapp|translator)\./

it('is declared by each consumer and job that calls an engine or a provider', () => {
  const files = globSync('*/*/*.{on-*,job}.ts', { cwd: FEATURES }).filter(
    (file) => !file.includes('.test.'),
  )
  expect(files.length).toBeGreaterThan(20)
  const missing = files.filter((file) => {
    const text = readFileSync(FEATURES + file, 'utf8')
    return OUTSIDE.test(text) && !text.includes('workerPool:')
  })
  expect(missing).toEqual([])
})

it('of a task that is not known any more is the default one', () => {
  const consumers = [{ name: 'code.send', workerPool: 'codes' } as const, { name: 'price.note' }]
  const pool = poolsOf({ consumers, jobs: [] })
  expect(['code.send', 'price.note', 'old.name'].map(pool)).toEqual(['codes', 'default', 'default'])
})
