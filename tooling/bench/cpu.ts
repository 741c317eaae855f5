import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'

const TICKS_PER_SECOND = 100

interface Stat {
  parent: number
  name: string
  seconds: number
}

function statOf(pid: number, path = `/proc/${pid}/stat`): Stat | undefined {
  try {
    const text = readFileSync(path, 'utf8')
    const name = text.slice(text.indexOf('(') + 1, text.lastIndexOf(')'))
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const ticks = Number(fields[11]) + Number(fields[12])
    return { parent: Number(fields[1]), name, seconds: ticks / TICKS_PER_SECOND }
  } catch {
    return undefined // it has exited
  }
}

/** The pid of an engine that was started for this run. */
export function enginePid(name: string): number {
  const file = join(process.env['ENGINES_DIR'] ?? '', name, 'process.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { pid: number }).pid
}

/** CPU seconds that a process has used. */
export const cpuOf = (pid: number): number => statOf(pid)?.seconds ?? 0

/** CPU seconds that a process and its descendants have used: PostgreSQL and its backends. */
export function cpuOfTree(root: number): number {
  const all = new Map(
    readdirSync('/proc')
      .map(Number)
      .filter(Number.isInteger)
      .flatMap((pid) => {
        const stat = statOf(pid)
        return stat ? [[pid, stat] as const] : []
      }),
  )
  const isUnder = (pid: number): boolean => {
    if (pid === root) return true
    const parent = all.get(pid)?.parent ?? 0
    return parent > 1 && isUnder(parent)
  }
  let sum = 0
  for (const [pid, { seconds }] of all) if (isUnder(pid)) sum += seconds
  return sum
}

const connectionsOf = new WeakMap<pg.Pool, Map<number, number>>()

/**
 * CPU seconds that the connections to one database have used, also those that were closed since an earlier call. What
 * other databases of the same PostgreSQL cost is not in it, and neither is what the server does for all of them: writing
 * its log, checkpoints, vacuum.
 */
export async function cpuOfConnections(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`,
  )
  const known = connectionsOf.get(pool) ?? new Map<number, number>()
  connectionsOf.set(pool, known)
  for (const { pid } of rows) known.set(pid, cpuOf(pid))
  return known.values().reduce((sum, seconds) => sum + seconds, 0)
}

/** Resident memory in MB. */
export function memoryOf(pid: number): number {
  const line = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Math.round(Number(line?.[1] ?? 0) / 1024)
}

export interface Threads {
  /** JavaScript. */
  main: number
  /** libuv: compression, hashing, files. */
  pool: number
  /** V8: garbage collection and compilation outside the main thread. */
  engine: number
}

/** CPU seconds that a Node process has used, by kind of thread. */
export function cpuOfThreads(pid: number): Threads {
  const sum: Threads = { main: 0, pool: 0, engine: 0 }
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    const stat = statOf(pid, `/proc/${pid}/task/${thread}/stat`)
    if (!stat) continue
    const kind = Number(thread) === pid ? 'main' : stat.name.startsWith('libuv') ? 'pool' : 'engine'
    sum[kind] += stat.seconds
  }
  return sum
}
