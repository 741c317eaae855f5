import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from '../process/lock.ts'
import { programOnPath, runWithRetries } from './command.ts'
import { cacheRoot } from './download-cache.ts'

/** A Debian package, and a test whether its files are present from any source. */
export interface DebianPackage {
  name: string
  isPresent: () => boolean
}

export const MAVEN = packageOf('maven', programExists('mvn'))
export const UNZIP = packageOf('unzip', programExists('unzip'))
export const XZ = packageOf('xz-utils', programExists('xz'))
export const FFMPEG = packageOf('ffmpeg', programExists('ffmpeg'))
export const CERTIFICATES = packageOf(
  'ca-certificates',
  fileExists('/etc/ssl/certs/ca-certificates.crt'),
)
export const PYTHON_PIP = packageOf('python3-pip', pythonModuleExists('pip'))
export const PYTHON_VENV = packageOf('python3-venv', pythonModuleExists('ensurepip'))

export function packageOf(name: string, isPresent: () => boolean): DebianPackage {
  return { name, isPresent }
}

export function programExists(program: string): () => boolean {
  return () => programOnPath(program) !== undefined
}

export function fileExists(file: string): () => boolean {
  return () => existsSync(file)
}

function pythonModuleExists(module: string): () => boolean {
  return () => spawnSync('python3', ['-c', `import ${module}`]).status === 0
}

export function missingPackages(wanted: readonly DebianPackage[]): DebianPackage[] {
  const byName = new Map(wanted.map((item) => [item.name, item]))
  return [...byName.values()].filter(({ isPresent }) => !isPresent())
}

export function installHint(packages: readonly DebianPackage[]): string {
  return `apt-get install -y --no-install-recommends ${packages.map(({ name }) => name).join(' ')}`
}

/** Installs the missing packages with one apt-get, because apt-get cannot run twice at a time. */
export async function installPackages(wanted: readonly DebianPackage[]): Promise<void> {
  const needed = missingPackages(wanted)
  if (needed.length === 0) return
  if (process.getuid?.() !== 0 || !programOnPath('apt-get')) {
    throw new Error(`Packages are missing; as root run:\n    ${installHint(needed)}`)
  }
  const log = join(cacheRoot(), 'apt.log')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await withLock(join(cacheRoot(), 'apt.lock'), async () => {
    const missing = missingPackages(needed).map(({ name }) => name)
    if (missing.length === 0) return
    // Automatic updates may hold the dpkg lock for a while.
    const aptFlags = ['-q', '-o', 'DPkg::Lock::Timeout=300']
    await runWithRetries('apt-get', [...aptFlags, 'update'], { env, log })
    const install = [...aptFlags, 'install', '-y', '--no-install-recommends', ...missing]
    await runWithRetries('apt-get', install, { env, log })
  })
}
