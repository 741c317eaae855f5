import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { withLock } from './lock.ts'
import { thisProcess } from './process-id.ts'

const lockFile = () => join(mkdtempSync(join(tmpdir(), 'lock-')), 'it.lock')

it('admits one at a time', async () => {
  const file = lockFile()
  let inside = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++inside)
    await sleep(20)
    inside--
  }
  await Promise.all([withLock(file, work), withLock(file, work), withLock(file, work)])
  expect(most).toBe(1)
  expect(existsSync(file)).toBe(false)
})

it('is released when the work fails', async () => {
  const file = lockFile()
  await expect(withLock(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(existsSync(file)).toBe(false)
})

it('is taken from a dead holder, even if another process has its pid', async () => {
  const file = lockFile()
  writeFileSync(file, JSON.stringify({ ...thisProcess(), began: '1' }))
  expect(await withLock(file, async () => 'in')).toBe('in')
})
