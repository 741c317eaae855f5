import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { runPersistently } from './command.ts'
import type { Engine, Launch, Place, Settings } from './engine.ts'
import { fetched, fetchedPath } from './fetched.ts'
import { goPackages, goProgram } from './go.ts'
import { get } from './http.ts'
import { ownFolder, unprivileged } from './privilege.ts'
import { askForBucket, makeBucket } from './s3-client.ts'

const NAME = 'versitygw'
const VERSION = '1.8.0'
const MODULE = 'github.com/versity/versitygw'
const MODULE_SUM = 'h1:au+wI+aybno/STsQiSm35Uu6Q6iK5MWReQxgO6SEMFc='

export const versitygw: Engine = {
  name: NAME,
  title: 'S3 (versitygw)',
  variables: ['S3_ENDPOINT_URL', 'S3_REGION', 'S3_ACCESS_KEY', 'S3_SECRET_KEY', 'S3_BUCKET_NAME'],
  devPorts: [17070],
  stopSignal: 'SIGTERM',
  packages: () => (isInstalled() ? [] : goPackages()),
  isInstalled,
  install,
  settings: ([port]) => ({
    S3_ENDPOINT_URL: `http://127.0.0.1:${port}`,
    S3_REGION: 'us-east-1',
    S3_ACCESS_KEY: 'ironsouq-dev',
    S3_SECRET_KEY: 'ironsouq-dev-secret',
    S3_BUCKET_NAME: 'ironsouq',
  }),
  launch,
  answers: (settings) => get(`${settings['S3_ENDPOINT_URL']}/health`),
  prepare,
  version,
}

function isInstalled(): boolean {
  return existsSync(fetchedPath(NAME, VERSION))
}

function install(): Promise<string> {
  return fetched(NAME, VERSION, async ({ dir, log }) => {
    const go = await goProgram()
    const build = [
      go,
      'install',
      '-trimpath',
      '-ldflags=-s -w',
      `${MODULE}/cmd/${NAME}@v${VERSION}`,
    ]
    // Minutes of compiling: everything else on the machine goes first.
    await runPersistently('nice', ['-n', '10', ...build], {
      env: { ...process.env, GOBIN: dir, CGO_ENABLED: '0' },
      log,
    })
    const { stdout } = spawnSync(go, ['version', '-m', join(dir, NAME)], { encoding: 'utf8' })
    if (!stdout.includes(`mod\t${MODULE}\tv${VERSION}\t${MODULE_SUM}`)) {
      throw new Error(`what was built is not ${MODULE} ${VERSION} as we tested it`)
    }
  })
}

async function launch(place: Place): Promise<Launch> {
  const { dir, ports } = place
  const program = join(await install(), NAME)
  const settings = versitygw.settings(ports)
  for (const name of ['data', 'versions', 'iam']) mkdirSync(join(dir, name), { recursive: true })
  const user = unprivileged([program, dir])
  ownFolder(dir, user)
  const env = {
    ROOT_ACCESS_KEY: settings['S3_ACCESS_KEY'] ?? '',
    ROOT_SECRET_KEY: settings['S3_SECRET_KEY'] ?? '',
  }
  const server = [...user.prefix, program, '--iam-dir', join(dir, 'iam')]
  const listen = ['--port', `127.0.0.1:${ports[0]}`, '--region', settings['S3_REGION'] ?? '']
  const options = ['--health', '/health', '--keep-alive', '--quiet']
  const backend = ['posix', '--versioning-dir', join(dir, 'versions')]
  if (!keepsAttributes(server, join(dir, 'data'), env)) {
    ownFolder(join(dir, 'metadata'), user)
    backend.push('--sidecar', join(dir, 'metadata'))
  }
  return {
    command: [...server, ...listen, ...options, ...backend, join(dir, 'data')],
    cwd: dir,
    env,
  }
}

/**
 * Metadata lives in extended attributes of the files; some file systems have none. The server itself
 * tells before it listens, so it is asked with a port that it cannot listen on.
 */
function keepsAttributes(server: readonly string[], data: string, env: Settings): boolean {
  const [command, ...args] = [...server, '--port', '127.0.0.1:none', 'posix', data]
  const { stderr } = spawnSync(command, args, { env, encoding: 'utf8', timeout: 5000 })
  return !stderr.includes('xattr check failed')
}

async function prepare(settings: Settings): Promise<void> {
  try {
    await askForBucket(settings)
  } catch {
    await makeBucket(settings)
  }
}

async function version(settings: Settings): Promise<string> {
  await askForBucket(settings)
  const { headers } = await fetch(settings['S3_ENDPOINT_URL'] ?? '')
  return headers.get('server') ?? 'answers'
}
