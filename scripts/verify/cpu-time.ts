import { readdirSync, readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100
const SAMPLE_MS = 2000

interface ProcessTime {
  parent: number
  /** Pid and start time. */
  key: string
  seconds: number
}

function readProcess(pid: number): ProcessTime | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the program name in parentheses and may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const ticks = Number(fields[11]) + Number(fields[12])
    return {
      parent: Number(fields[1]),
      key: `${pid}:${fields[19]}`,
      seconds: ticks / TICKS_PER_SECOND,
    }
  } catch {
    return undefined // it has exited
  }
}

function allProcesses(): Map<number, ProcessTime> {
  try {
    const pids = readdirSync('/proc').map(Number).filter(Number.isInteger)
    return new Map(
      pids.flatMap((pid) => {
        const found = readProcess(pid)
        return found ? [[pid, found] as const] : []
      }),
    )
  } catch {
    return new Map() // not Linux
  }
}

/**
 * Samples the CPU seconds of a process and its descendants. A descendant is followed even after its
 * parent has exited, because a browser outlives the process that started it.
 */
export function trackCpu(root: number) {
  const seconds = new Map<string, number>()
  const members = new Set([root])
  const sample = () => {
    const processes = allProcesses()
    for (const pid of members) if (pid !== root && !processes.has(pid)) members.delete(pid)
    for (let size = -1; size !== members.size;) {
      size = members.size
      for (const [pid, { parent }] of processes) if (members.has(parent)) members.add(pid)
    }
    for (const pid of members) {
      const found = processes.get(pid)
      if (found) seconds.set(found.key, found.seconds)
    }
  }
  const timer = setInterval(sample, SAMPLE_MS)
  timer.unref()
  return {
    /** CPU seconds seen so far. */
    stop(): number {
      sample()
      clearInterval(timer)
      return [...seconds.values()].reduce((sum, each) => sum + each, 0)
    },
  }
}

const TIMES = /(\d+)m([\d.]+)s (\d+)m([\d.]+)s\s*$/

/** CPU seconds of the terminated children, from the output of `times` of bash. */
export function secondsOfTimes(output: string): number {
  const [, userMinutes, user, systemMinutes, system] = TIMES.exec(output) ?? []
  if (!user || !system) return 0
  return 60 * (Number(userMinutes) + Number(systemMinutes)) + Number(user) + Number(system)
}
