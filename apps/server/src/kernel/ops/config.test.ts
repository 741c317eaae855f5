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

  it('lists everything that is wrong, without values', () => {
    const env = {
      DATABASE_URL: 'mysql://secret',
      PORT: '99999',
      DATABASE_ULR: 'x',
      API_DOCS: 'yes',
    }
    let message = ''
    try {
      readConfig(shape, env)
    } catch (err) {
      message = String(err)
    }
    expect(message).toContain('DATABASE_URL: must be a URL with postgres')
    expect(message).toContain('S3_SECRET_KEY is missing')
    expect(message).toContain('PORT: ')
    expect(message).toContain('API_DOCS: ')
    expect(message).toContain('DATABASE_ULR is not known here')
    expect(message).not.toContain('mysql://secret')
  })

  it('refuses a secret that is too short, without printing it', () => {
    const keyed = { SERVICE_KEY: z.optional(secret(32)) }
    expect(readConfig(keyed, {})).toEqual({})
    expect(readConfig(keyed, { SERVICE_KEY: 'k'.repeat(32) })).toEqual({
      SERVICE_KEY: 'k'.repeat(32),
    })
    const short = () => readConfig(keyed, { SERVICE_KEY: 'q'.repeat(31) })
    expect(short).toThrow('SERVICE_KEY: must have at least 32 characters')
    expect(short).not.toThrow('qqq')
  })

  it('reads any value from a file, but not from two places', () => {
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
