import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runWithRetries } from './command.ts'
import type { StagingFolder } from './download-cache.ts'

interface Wheel {
  name: string
  version: string
  sha256: string
}

/** Unpacks one wheel with the given checksum into the staging folder. */
export async function fetchWheel(
  { name, version, sha256 }: Wheel,
  staging: StagingFolder,
): Promise<void> {
  const wanted = join(staging.dir, 'wheel.txt')
  writeFileSync(wanted, `${name}==${version} --hash=sha256:${sha256}\n`)
  const flags = ['-q', '--disable-pip-version-check', '--no-cache-dir']
  const pip = ['-m', 'pip', 'install', ...flags, '--no-deps', '--require-hashes']
  const { dir, log } = staging
  await runWithRetries('python3', [...pip, '--target', dir, '-r', wanted], { log })
}
