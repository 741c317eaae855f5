import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import * as z from 'zod/mini'
import { flag, port, readConfig, secret, url } from './config.ts'

const shape = {
  DATABASE_URL: url('postgres'),
  S3_SECRET_KEY: z.string(),
  PORT: port(4000),
  API_DOCS: flag(false),
}
const good = { DATABASE_URL: 'postgres://x/y', S3_SECRET_KEY: 's' }

describe('the configuration', () => {
  it('is parsed, with defaults', () => {
    expect(
      readConfig(shape, { ...good, PORT: '5000', API_DOCS: 'true', HOME: '/root', DATABASE: 'x' }),
    ).toEqual({
      ...good,
      PORT: 5000,
      API_DOCS: true,
    })
  })

  it('tells everything that is wrong in one list, and no value', () => {
    const env = {
      DATABASE_URL: 'mysql://secret',
      PORT: '99999',
      DATABASE_ULR: 'x',
      API_DOCS: 'yes',
    }
    let told = ''
    try {
      readConfig(shape, env)
    } catch (err) {
      told = String(err)
    }
    expect(told).toContain('DATABASE_URL: must be a URL with postgres')
    expect(told).toContain('S3_SECRET_KEY is missing')
    expect(told).toContain('PORT: ')
    expect(told).toContain('API_DOCS: ')
    expect(told).toContain('DATABASE_ULR is not known here')
    expect(told).not.toContain('mysql://secret')
  })

  it('takes no secret that is too short, and does not tell it', () => {
    const keyed = { SERVICE_KEY: z.optional(secret(32)) }
    expect(readConfig(keyed, {})).toEqual({})
    expect(readConfig(keyed, { SERVICE_KEY: 'k'.repeat(32) })).toEqual({
      SERVICE_KEY: 'k'.repeat(32),
    })
    const short = () => readConfig(keyed, { SERVICE_KEY: 'q'.repeat(31) })
    expect(short).toThrow('SERVICE_KEY: must have at least 32 characters')
    expect(short).not.toThrow('qqq')
  })

  it('takes any value from a file, but not from two places', () => {
    const folder = mkdtempSync(join(tmpdir(), 'config-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = join(folder, 'key')
    writeFileSync(file, 'from-file\n')
    const fromFile = { DATABASE_URL: good.DATABASE_URL, S3_SECRET_KEY_FILE: file }
    expect(readConfig(shape, fromFile)).toMatchObject({ S3_SECRET_KEY: 'from-file' })
    expect(() => readConfig(shape, { ...good, S3_SECRET_KEY_FILE: file })).toThrow('both set')
    const nowhere = { ...fromFile, S3_SECRET_KEY_FILE: '/nowhere' }
    expect(() => readConfig(shape, nowhere)).toThrow('cannot be read')
  })
})
