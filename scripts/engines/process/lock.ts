import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive, thisProcess, type ProcessId } from './process-id.ts'

/**
 * Runs the work while no other process holds the lock. The lock of a dead process is removed. Two
 * waiters may remove it at the same time and both enter, so the work must end in an atomic step.
 */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(file), { recursive: true })
  while (!take(file)) {
    if (!isHeld(file)) rmSync(file, { force: true })
    else await sleep(200)
  }
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

/** A hard link is atomic: a visible lock file always names its holder. */
function take(file: string): boolean {
  const own = `${file}.${process.pid}-${randomUUID()}`
  writeFileSync(own, JSON.stringify(thisProcess()))
  try {
    linkSync(own, file)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(own)
  }
}

function isHeld(file: string): boolean {
  try {
    return isAlive(JSON.parse(readFileSync(file, 'utf8')) as ProcessId)
  } catch {
    return false
  }
}
