import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { processId } from './process-id.ts'
import {
  logFile,
  runningProcess,
  startProcess,
  startProcessAgain,
  stopProcess,
  waitUntilAnswers,
} from './process.ts'

let dir: string

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'process-'))
})

afterEach(async () => {
  await stopProcess(dir, 'SIGKILL')
})

const launch = (script: string) => ({ command: ['sh', '-c', script], cwd: dir, env: {} })

describe('a process of ours', () => {
  it('is found by its folder until it is stopped, and can be started again', async () => {
    startProcess(dir, launch('sleep 60'))
    const first = runningProcess(dir)
    expect(first).toBeDefined()
    expect(await stopProcess(dir, 'SIGTERM')).toBe(true)
    expect(runningProcess(dir)).toBeUndefined()
    expect(await stopProcess(dir, 'SIGTERM')).toBe(false)

    startProcessAgain(dir)
    expect(runningProcess(dir)?.pid).not.toBe(first?.pid)
  })

  it('takes what it started with it', async () => {
    startProcess(dir, launch('sleep 60 & echo $! > child; wait'))
    const file = join(dir, 'child')
    await waitUntilAnswers(dir, async () => Number(readFileSync(file, 'utf8')) || fail(), 5000)
    const child = Number(readFileSync(file, 'utf8'))
    await stopProcess(dir, 'SIGTERM')
    await expect.poll(() => processId(child)).toBeUndefined()
  })

  it('shows the end of its log when it ends before it answers', async () => {
    startProcess(dir, launch('echo the disk is full; exit 3'))
    const wait = waitUntilAnswers(dir, () => Promise.reject(new Error('silence')), 5000)
    await expect(wait).rejects.toThrow(/it ended; the end of .*\n +the disk is full/)
    expect(existsSync(logFile(dir))).toBe(true)
  })
})

function fail(): never {
  throw new Error('not yet')
}
