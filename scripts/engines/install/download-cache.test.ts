import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import { cacheRoot, verifyChecksum, cachedDownload } from './download-cache.ts'

const HELLO_SUM = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'download-cache-'))
})

describe('a cached download', () => {
  it('is downloaded once for parallel requests', async () => {
    let downloads = 0
    const request = () =>
      cachedDownload(
        'thing',
        '1.0',
        async ({ dir }) => {
          downloads++
          await sleep(50)
          writeFileSync(join(dir, 'part'), String(downloads))
        },
        root,
      )
    const folders = await Promise.all([request(), request(), request()])

    expect(downloads).toBe(1)
    expect(new Set(folders)).toEqual(new Set([join(root, 'thing-1.0')]))
    expect(readFileSync(join(root, 'thing-1.0/part'), 'utf8')).toBe('1')
  })

  it('does not exist after a failed download, and is downloaded again the next time', async () => {
    const broken = cachedDownload(
      'thing',
      '1.0',
      async ({ dir }) => {
        writeFileSync(join(dir, 'half'), '')
        throw new Error('connection reset')
      },
      root,
    )
    await expect(broken).rejects.toThrow('connection reset')
    expect(existsSync(join(root, 'thing-1.0'))).toBe(false)

    const fill = async ({ dir }: { dir: string }) => writeFileSync(join(dir, 'whole'), '')
    await cachedDownload('thing', '1.0', fill, root)
    expect(readdirSync(root)).toEqual(['thing-1.0', 'thing-1.0.log'])
    expect(readdirSync(join(root, 'thing-1.0'))).toEqual(['whole'])
  })

  it('can be read by every user', async () => {
    const fill = async ({ dir }: { dir: string }) =>
      writeFileSync(join(dir, 'closed'), '', { mode: 0o600 })
    const folder = await cachedDownload('thing', '1.0', fill, root)
    expect(statSync(join(folder, 'closed')).mode & 0o004).toBe(0o004)
    expect(statSync(folder).mode & 0o005).toBe(0o005)
  })
})

describe('the checksum of a file', () => {
  it('accepts the tested file', async () => {
    const file = join(root, 'hello')
    writeFileSync(file, 'hello')
    await verifyChecksum(file, HELLO_SUM)
    expect(existsSync(file)).toBe(true)
  })

  it('refuses and deletes any other file', async () => {
    const file = join(root, 'hello')
    writeFileSync(file, 'hullo')
    await expect(verifyChecksum(file, HELLO_SUM)).rejects.toThrow(
      'hello has an unexpected checksum',
    )
    expect(existsSync(file)).toBe(false)
  })
})

it.runIf(process.getuid?.() === 0)(
  "puts root's cache where the user of the engines can read it",
  () => {
    const closed = mkdtempSync(join(tmpdir(), 'closed-home-'))
    expect(cacheRoot({ XDG_CACHE_HOME: closed })).toBe('/var/cache/ironsouq')
  },
)
