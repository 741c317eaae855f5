import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { processId } from './process-id.ts'
import {
  logFile,
  runningProcess,
  startProcess,
  restartProcess,
  stopProcess,
  waitUntilReady,
} from './process.ts'

let dir: string

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'process-'))
})

afterEach(async () => {
  await stopProcess(dir, 'SIGKILL')
})

const launch = (script: string) => ({ command: ['sh', '-c', script], cwd: dir, env: {} })

describe('an engine process', () => {
  it('is found by its folder until it is stopped, and can be restarted', async () => {
    startProcess(dir, launch('sleep 60'))
    const first = runningProcess(dir)
    expect(first).toBeDefined()
    expect(await stopProcess(dir, 'SIGTERM')).toBe(true)
    expect(runningProcess(dir)).toBeUndefined()
    expect(await stopProcess(dir, 'SIGTERM')).toBe(false)

    restartProcess(dir)
    expect(runningProcess(dir)?.pid).not.toBe(first?.pid)
  })

  it('is stopped with its child processes', async () => {
    startProcess(dir, launch('sleep 60 & echo $! > child; wait'))
    const file = join(dir, 'child')
    await waitUntilReady(dir, async () => Number(readFileSync(file, 'utf8')) || fail(), 5000)
    const child = Number(readFileSync(file, 'utf8'))
    await stopProcess(dir, 'SIGTERM')
    await expect.poll(() => processId(child)).toBeUndefined()
  })

  it('reports the end of its log when it exits before it answers', async () => {
    startProcess(dir, launch('echo the disk is full; exit 3'))
    const wait = waitUntilReady(dir, () => Promise.reject(new Error('silence')), 5000)
    await expect(wait).rejects.toThrow(/it exited; the end of .*\n +the disk is full/)
    expect(existsSync(logFile(dir))).toBe(true)
  })
})

function fail(): never {
  throw new Error('not yet')
}
