import { stripVTControlCharacters } from 'node:util'
import { expect, it } from 'vitest'
import { findingsTable } from '../finding.ts'
import { ENGINES } from './catalogue.ts'
import { engineHealth } from './health.ts'
import { freePorts } from './ports.ts'
import { postgres } from './postgres.ts'
import { versitygw } from './versitygw.ts'

it('tells of every engine that does not answer, where it was asked and how to mend it', async () => {
  const dead = await Promise.all(
    ENGINES.map(async (engine) => ({ ...engine, devPorts: await freePorts(2) })),
  )
  const findings = await Promise.all(dead.map((engine) => engineHealth(engine, {})))
  const lines = stripVTControlCharacters(findingsTable(findings)).split('\n').slice(1)

  expect(lines).toHaveLength(ENGINES.length)
  for (const [i, { title, devPorts }] of dead.entries()) {
    expect(lines[i]).toMatch(new RegExp(`^${RegExp.escape(title)} +no +\\S+:${devPorts[0]}`))
    expect(lines[i]).toMatch(/ECONNREFUSED.*npm run engines start$/)
  }
})

it('names the variable of an engine that was brought, but not its password', async () => {
  const [port] = await freePorts(1)
  const env = { DATABASE_URL: `postgres://shop:secret@127.0.0.1:${port}/shop` }
  const { state, where, mend } = await engineHealth(postgres, env)
  expect(state).toBe('missing')
  expect(where).toBe(`postgres://shop:***@127.0.0.1:${port}/shop`)
  expect(mend).toContain('mend what DATABASE_URL names')
})

it('says which variables are missing beside the one that was set', async () => {
  const { mend } = await engineHealth(versitygw, { S3_ENDPOINT_URL: 'http://127.0.0.1:1' })
  expect(mend).toContain('S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY, S3_BUCKET_NAME must be set')
})
