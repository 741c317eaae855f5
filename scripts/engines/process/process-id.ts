import { readFileSync } from 'node:fs'

/** Pids are reused; pid and start time together identify a process. */
export interface ProcessId {
  pid: number
  began: string
}

export function processId(pid: number): ProcessId | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the program name in parentheses and may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [state, began] = [fields[0], fields[19]]
    return state === 'Z' || began === undefined ? undefined : { pid, began }
  } catch {
    return undefined
  }
}

export function thisProcess(): ProcessId {
  return processId(process.pid) ?? { pid: process.pid, began: 'unknown' }
}

export function isAlive({ pid, began }: ProcessId): boolean {
  return processId(pid)?.began === began
}

/** Resident memory in MB. */
export function memoryOf({ pid }: ProcessId): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024)
}
