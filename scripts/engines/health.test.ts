import { stripVTControlCharacters } from 'node:util'
import { expect, it } from 'vitest'
import { diagnosisTable } from '../diagnosis.ts'
import { ENGINES } from './engine-list.ts'
import { engineHealth } from './health.ts'
import { postgres } from './postgres/postgres.ts'
import { freePorts } from './process/ports.ts'
import { versitygw } from './versitygw/versitygw.ts'

it('lists every engine that does not answer, with its address and a fix', async () => {
  const dead = await Promise.all(
    ENGINES.map(async (engine) => ({ ...engine, devPorts: await freePorts(2) })),
  )
  const diagnoses = await Promise.all(dead.map((engine) => engineHealth(engine, {})))
  const lines = stripVTControlCharacters(diagnosisTable(diagnoses)).split('\n').slice(1)

  expect(lines).toHaveLength(ENGINES.length)
  for (const [i, { title, devPorts }] of dead.entries()) {
    expect(lines[i]).toMatch(new RegExp(`^${RegExp.escape(title)} +no +\\S+:${devPorts[0]}`))
    expect(lines[i]).toMatch(/ECONNREFUSED.*npm run engines start$/)
  }
})

it('names the variable of an external engine without its password', async () => {
  const [port] = await freePorts(1)
  const env = { DATABASE_URL: `postgres://shop:secret@127.0.0.1:${port}/shop` }
  const { state, where, fix } = await engineHealth(postgres, env)
  expect(state).toBe('missing')
  expect(where).toBe(`postgres://shop:***@127.0.0.1:${port}/shop`)
  expect(fix).toContain('fix the engine at DATABASE_URL')
})

it('lists the variables that are missing beside the one that is set', async () => {
  const { fix } = await engineHealth(versitygw, { S3_ENDPOINT_URL: 'http://127.0.0.1:1' })
  expect(fix).toContain('S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY, S3_BUCKET_NAME must be set')
})
