import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Engine, Launch, EngineInstance, Settings } from '../engine.ts'
import { get } from '../http.ts'
import { runWithRetries } from '../install/command.ts'
import { cachedDownload, downloadPath } from '../install/download-cache.ts'
import { goPackages, goProgram } from '../install/go.ts'
import { ownFolder, unprivileged } from '../process/privilege.ts'
import { headBucket, createBucket } from './s3-client.ts'

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
  ping: (settings) => get(`${settings['S3_ENDPOINT_URL']}/health`),
  prepare,
  version,
}

function isInstalled(): boolean {
  return existsSync(downloadPath(NAME, VERSION))
}

function install(): Promise<string> {
  return cachedDownload(NAME, VERSION, async ({ dir, log }) => {
    const go = await goProgram()
    const build = [
      go,
      'install',
      '-trimpath',
      '-ldflags=-s -w',
      `${MODULE}/cmd/${NAME}@v${VERSION}`,
    ]
    // Compiling takes minutes and must not delay other work on the machine.
    await runWithRetries('nice', ['-n', '10', ...build], {
      env: { ...process.env, GOBIN: dir, CGO_ENABLED: '0' },
      log,
    })
    const { stdout } = spawnSync(go, ['version', '-m', join(dir, NAME)], { encoding: 'utf8' })
    if (!stdout.includes(`mod\t${MODULE}\tv${VERSION}\t${MODULE_SUM}`)) {
      throw new Error(`the build is not ${MODULE} ${VERSION} with the tested checksum`)
    }
  })
}

async function launch(instance: EngineInstance): Promise<Launch> {
  const { dir, ports } = instance
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
  if (!supportsExtendedAttributes(server, join(dir, 'data'), env)) {
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
 * Object metadata is stored in extended attributes, which some file systems lack. The server checks
 * this before it listens, so it is started with an invalid port to read the result.
 */
function supportsExtendedAttributes(
  server: readonly string[],
  data: string,
  env: Settings,
): boolean {
  const [command, ...args] = [...server, '--port', '127.0.0.1:none', 'posix', data]
  const { stderr } = spawnSync(command, args, { env, encoding: 'utf8', timeout: 5000 })
  return !stderr.includes('xattr check failed')
}

async function prepare(settings: Settings): Promise<void> {
  try {
    await headBucket(settings)
  } catch {
    await createBucket(settings)
  }
}

async function version(settings: Settings): Promise<string> {
  await headBucket(settings)
  const { headers } = await fetch(settings['S3_ENDPOINT_URL'] ?? '')
  return headers.get('server') ?? 'answers'
}
