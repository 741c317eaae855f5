import { expect, it } from 'vitest'
import { isTableOwner } from '#kernel/data/role/table-owner.ts'
import { startCtx } from '#test/harness.ts'
import { start } from '#test/processes.ts'

const PRODUCTION = {
  NODE_ENV: 'production',
  SECRET_KEY: 'a-secret-of-tests-with-32-characters',
  PUBLIC_URL: 'https://shop.example',
  BACKOFFICE_URL: 'https://desk.example',
  MERCHANT_URL: 'https://firm.example',
}

/** On a busy machine a process takes seconds to start. */
const SLOW = { timeout: 120_000 }

it('in production no process but migrate starts as the owner of the tables', SLOW, async () => {
  await using server = await startCtx()
  const env = { ...server.environment, ...PRODUCTION }
  await using refused = start('worker', { ...env, DATABASE_URL: server.databaseUrl })
  expect(await refused.ended).toBe(2)
  expect(refused.output()).toContain('DATABASE_URL is of the owner of the tables')
  await using worker = start('worker', env)
  await worker.says('the worker runs')
})

it('an owner who changed to another role is found by the user of the session', async () => {
  await using server = await startCtx()
  const { pool } = server.parts
  expect(await isTableOwner(pool, { countsChanged: false })).toBe(false)
  expect(await isTableOwner(pool, { countsChanged: true })).toBe(true)
  expect(await isTableOwner(server.pool, { countsChanged: false })).toBe(true)
})
