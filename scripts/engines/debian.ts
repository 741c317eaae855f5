import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { programOnPath, runPersistently } from './command.ts'
import { cacheRoot } from './fetched.ts'
import { withLock } from './lock.ts'

/** A package of Debian, and how to see that what it brings is there, from wherever. */
export interface DebianPackage {
  name: string
  isThere: () => boolean
}

export const MAVEN = packageOf('maven', onPath('mvn'))
export const UNZIP = packageOf('unzip', onPath('unzip'))
export const XZ = packageOf('xz-utils', onPath('xz'))
export const CERTIFICATES = packageOf(
  'ca-certificates',
  inPlace('/etc/ssl/certs/ca-certificates.crt'),
)
export const PYTHON_PIP = packageOf('python3-pip', inPython('pip'))
export const PYTHON_VENV = packageOf('python3-venv', inPython('ensurepip'))

export function packageOf(name: string, isThere: () => boolean): DebianPackage {
  return { name, isThere }
}

export function onPath(program: string): () => boolean {
  return () => programOnPath(program) !== undefined
}

export function inPlace(file: string): () => boolean {
  return () => existsSync(file)
}

function inPython(module: string): () => boolean {
  return () => spawnSync('python3', ['-c', `import ${module}`]).status === 0
}

export function missingPackages(wanted: readonly DebianPackage[]): DebianPackage[] {
  const byName = new Map(wanted.map((item) => [item.name, item]))
  return [...byName.values()].filter(({ isThere }) => !isThere())
}

export function installHint(packages: readonly DebianPackage[]): string {
  return `apt-get install -y --no-install-recommends ${packages.map(({ name }) => name).join(' ')}`
}

/** Installs those that are missing, with one apt-get: it cannot run twice at a time. */
export async function installPackages(wanted: readonly DebianPackage[]): Promise<void> {
  const needed = missingPackages(wanted)
  if (needed.length === 0) return
  if (process.getuid?.() !== 0 || !programOnPath('apt-get')) {
    throw new Error(`Missing on this machine; as root run:\n    ${installHint(needed)}`)
  }
  const log = join(cacheRoot(), 'apt.log')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await withLock(join(cacheRoot(), 'apt.lock'), async () => {
    const missing = missingPackages(needed).map(({ name }) => name)
    if (missing.length === 0) return
    // A machine's own updates may hold dpkg for a while.
    const patiently = ['-q', '-o', 'DPkg::Lock::Timeout=300']
    await runPersistently('apt-get', [...patiently, 'update'], { env, log })
    const install = [...patiently, 'install', '-y', '--no-install-recommends', ...missing]
    await runPersistently('apt-get', install, { env, log })
  })
}
