// Runs scripts/<command>.ts with the pinned Node; any Node from 18 on can run this file.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const PINNED = { node: '26.10.0', pnpm: '12.18.0' }
const root = fileURLToPath(new URL('..', import.meta.url))
const toolchain = join(root, '.toolchain')
const bins = [join(toolchain, 'node_modules/.bin'), join(root, 'node_modules/.bin')]
const env = { ...process.env, PATH: [...bins, process.env.PATH].join(delimiter) }
const [command = '', ...args] = process.argv.slice(2)
const script = join(root, 'scripts', `${command}.ts`)

if (!/^[a-z-]+$/.test(command) || !existsSync(script)) fail(`there is no command "${command}"`)
if (!Object.entries(PINNED).every(([name, version]) => installed(name) === version)) {
  const wanted = Object.entries(PINNED).map(([name, version]) => `${name}@${version}`)
  console.error(`Installing ${wanted.join(' and ')} into .toolchain`)
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  quietly('npm', ['install', '--prefix', toolchain, '--save-exact', ...quiet, ...wanted])
}
if (modified('node_modules/.modules.yaml') < modified('pnpm-lock.yaml')) {
  console.error('Installing dependencies')
  quietly('pnpm', ['install', '--frozen-lockfile'])
  utimesSync(join(root, 'node_modules/.modules.yaml'), new Date(), new Date())
}

const child = spawn(join(bins[0], 'node'), [script, ...args], { cwd: root, env, stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)))

function installed(name) {
  try {
    const manifest = join(toolchain, 'node_modules', name, 'package.json')
    return JSON.parse(readFileSync(manifest, 'utf8')).version
  } catch {
    return undefined
  }
}

function modified(file) {
  return statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0
}

function quietly(program, programArgs) {
  const { status, error, stdout, stderr } = spawnSync(program, programArgs, {
    cwd: root,
    env: { ...env, CI: 'true' },
  })
  if (status !== 0) fail(`${program} failed:\n${error ?? ''}${stdout ?? ''}${stderr ?? ''}`)
}

function fail(text) {
  console.error(text)
  process.exit(1)
}
