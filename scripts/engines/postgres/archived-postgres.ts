import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { copyFile, cp, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { onShutdown } from '../../shutdown.ts'
import { freePorts } from '../process/ports.ts'
import { ownFolder, unprivileged } from '../process/privilege.ts'
import { startProcess, stopProcess, waitUntilReady } from '../process/process.ts'
import { postgres } from './postgres.ts'

const TIMEOUT_MS = 120_000

export interface ArchivedPostgres {
  url: string
  /** Copies the data folder of the running server, as pg_basebackup does. */
  baseBackup: () => Promise<void>
  /** Ends the server. Its data is not used again. */
  lose: () => Promise<void>
  /** Starts another server from the base backup and the archive; without a time, all of the archive. */
  restore: (until: string | null) => Promise<{ url: string }>
  stop: () => Promise<void>
}

/** A server whose write-ahead log is archived; `keeps: false` throws the log away instead. */
export async function startArchived(
  home: string,
  { keeps }: { keeps: boolean },
): Promise<ArchivedPostgres> {
  const [port = 0, restoredPort = 0] = await freePorts(2)
  const [primary, backup, archive, copy] = ['primary', 'backup', 'archive', 'copy'].map((name) =>
    join(home, name),
  ) as [string, string, string, string]
  mkdirSync(home, { recursive: true })
  const user = unprivileged([home])
  for (const dir of [primary, backup, archive, copy]) ownFolder(dir, user)
  const urlOf = (at: number) => postgres.settings([at])['DATABASE_URL'] ?? ''

  async function start(dir: string, at: number, options: Record<string, string>): Promise<void> {
    const launch = await postgres.launch({ mode: 'ci', dir, ports: [at] })
    const more = Object.entries({ ...options, track_commit_timestamp: 'on' }).flatMap(
      ([key, value]) => ['-c', `${key}=${value}`],
    )
    startProcess(dir, { ...launch, command: [...launch.command, ...more] })
    await waitUntilReady(dir, () => postgres.ping({ DATABASE_URL: urlOf(at) }), TIMEOUT_MS)
  }

  const stop = async () => {
    await Promise.all([primary, copy].map((dir) => stopProcess(dir, 'SIGKILL')))
    rmSync(home, { recursive: true, force: true })
  }
  onShutdown(stop)
  await start(primary, port, {
    archive_mode: 'on',
    archive_command: keeps ? `test ! -f ${archive}/%f && cp %p ${archive}/%f` : 'true',
    archive_timeout: '1s',
  })
  await postgres.prepare({ DATABASE_URL: urlOf(port) })

  async function baseBackup(): Promise<void> {
    const client = new pg.Client({ connectionString: urlOf(port) })
    await client.connect()
    await client.query(`select pg_backup_start('base', fast => true)`)
    const data = join(primary, 'data')
    await copyLiving(data, join(backup, 'data'))
    const { rows } = await client.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(wait_for_archive => false)',
    )
    await client.end()
    writeFileSync(join(backup, 'data/backup_label'), rows[0]?.labelfile ?? '')
    // The log is copied last: with it the copy is consistent even where the archive has nothing.
    await copyLiving(join(data, 'pg_wal'), join(backup, 'data/pg_wal'))
  }

  async function restore(until: string | null): Promise<{ url: string }> {
    const data = join(copy, 'data')
    await cp(join(backup, 'data'), data, { recursive: true })
    rmSync(join(data, 'postmaster.pid'), { force: true })
    writeFileSync(join(data, 'recovery.signal'), '')
    rmSync(join(copy, 'process.json'), { force: true })
    ownFolder(data, user)
    await start(copy, restoredPort, {
      restore_command: `cp ${archive}/%f %p`,
      recovery_target_action: 'promote',
      ...(until === null ? {} : { recovery_target_time: until }),
    })
    const client = new pg.Client({ connectionString: urlOf(restoredPort) })
    await client.connect()
    const deadline = Date.now() + TIMEOUT_MS
    const isRecovering = async () =>
      (await client.query<{ is: boolean }>('select pg_is_in_recovery() as is')).rows[0]?.is
    while (await isRecovering()) if (Date.now() > deadline) throw new Error('still recovering')
    await client.end()
    return { url: urlOf(restoredPort) }
  }

  const lose = async () => void (await stopProcess(primary, 'SIGKILL'))
  return { url: urlOf(port), baseBackup, lose, restore, stop }
}

/** Copies a folder that is in use: a file that is removed meanwhile is not needed. */
async function copyLiving(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) await copyLiving(source, target)
    else
      await copyFile(source, target).catch((error: unknown) => {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
      })
  }
}
