import { createHash } from 'node:crypto'
import {
  createReadStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { homedir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { runCommand } from './command.ts'
import { withLock } from './lock.ts'

/** An empty folder to fill, and the file that keeps what the fetching commands say. */
export interface Stage {
  dir: string
  log: string
}

/** Where fetched things live: once per user, outside the clone, so that a second clone is quick. */
export function cacheRoot(env: NodeJS.ProcessEnv = process.env): string {
  const own = join(env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'ironsouq')
  // Root's engines run as another user, who cannot look into a closed home.
  return process.getuid?.() === 0 && !isOpenToAll(own) ? '/var/cache/ironsouq' : own
}

export function fetchedPath(name: string, version: string, root = cacheRoot()): string {
  return join(root, `${name}-${version}`)
}

/**
 * The folder of a fetched thing. `fill` is called when it is not there yet; its stage becomes the
 * folder in one rename, so a half-fetched thing is never seen, and one process fetches at a time.
 */
export async function fetched(
  name: string,
  version: string,
  fill: (stage: Stage) => Promise<void>,
  root = cacheRoot(),
): Promise<string> {
  const folder = fetchedPath(name, version, root)
  if (existsSync(folder)) return folder
  mkdirSync(root, { recursive: true, mode: 0o755 })
  return await withLock(`${folder}.lock`, async () => {
    if (existsSync(folder)) return folder
    removeOldStages(folder)
    const stage = { dir: mkdtempSync(`${folder}.stage-`), log: `${folder}.log` }
    rmSync(stage.log, { force: true })
    await fill(stage)
    await runCommand('chmod', ['-R', 'a+rX', stage.dir], { log: stage.log })
    renameSync(stage.dir, folder)
    return folder
  })
}

/** Refuses a file that is not, byte for byte, the one we tested with. */
export async function checkSum(file: string, sha256: string): Promise<void> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  const found = hash.digest('hex')
  if (found === sha256) return
  rmSync(file)
  throw new Error(
    `${basename(file)} is not the file we tested with and was deleted:\n` +
      `    expected sha256 ${sha256}\n    found    sha256 ${found}`,
  )
}

function removeOldStages(folder: string): void {
  const prefix = `${basename(folder)}.stage-`
  for (const entry of readdirSync(dirname(folder))) {
    if (entry.startsWith(prefix)) {
      rmSync(join(dirname(folder), entry), { recursive: true, force: true })
    }
  }
}

/** Whether every existing folder on the way to the path lets any user through. */
function isOpenToAll(path: string): boolean {
  const parent = dirname(path)
  const open = !existsSync(path) || (statSync(path).mode & 0o001) !== 0
  return open && (parent === path || isOpenToAll(parent))
}
