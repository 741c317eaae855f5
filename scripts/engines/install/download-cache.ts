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
import { withLock } from '../process/lock.ts'
import { runCommand } from './command.ts'

/** An empty folder for the download, and the log of the commands that fill it. */
export interface StagingFolder {
  dir: string
  log: string
}

/** The download cache: one per user and outside the clone, so that clones share it. */
export function cacheRoot(env: NodeJS.ProcessEnv = process.env): string {
  const own = join(env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'ironsouq')
  // For root the engines run as another user, who may not be able to read root's home.
  return process.getuid?.() === 0 && !isOpenToAll(own) ? '/var/cache/ironsouq' : own
}

export function downloadPath(name: string, version: string, root = cacheRoot()): string {
  return join(root, `${name}-${version}`)
}

/**
 * The folder of a download. If it does not exist, `fill` downloads into a staging folder that is then
 * renamed: a partial download is never visible. A lock allows one downloading process at a time.
 */
export async function cachedDownload(
  name: string,
  version: string,
  fill: (staging: StagingFolder) => Promise<void>,
  root = cacheRoot(),
): Promise<string> {
  const folder = downloadPath(name, version, root)
  if (existsSync(folder)) return folder
  mkdirSync(root, { recursive: true, mode: 0o755 })
  return await withLock(`${folder}.lock`, async () => {
    if (existsSync(folder)) return folder
    removeOldStagingFolders(folder)
    const staging = { dir: mkdtempSync(`${folder}.staging-`), log: `${folder}.log` }
    rmSync(staging.log, { force: true })
    await fill(staging)
    await runCommand('chmod', ['-R', 'a+rX', staging.dir], { log: staging.log })
    renameSync(staging.dir, folder)
    return folder
  })
}

/** Deletes and refuses a file with another checksum than the tested one. */
export async function verifyChecksum(file: string, sha256: string): Promise<void> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  const found = hash.digest('hex')
  if (found === sha256) return
  rmSync(file)
  throw new Error(
    `${basename(file)} has an unexpected checksum and was deleted:\n` +
      `    expected sha256 ${sha256}\n    found    sha256 ${found}`,
  )
}

function removeOldStagingFolders(folder: string): void {
  const prefix = `${basename(folder)}.staging-`
  for (const entry of readdirSync(dirname(folder))) {
    if (entry.startsWith(prefix)) {
      rmSync(join(dirname(folder), entry), { recursive: true, force: true })
    }
  }
}

/** Whether every existing folder of the path is accessible to all users. */
function isOpenToAll(path: string): boolean {
  const parent = dirname(path)
  const open = !existsSync(path) || (statSync(path).mode & 0o001) !== 0
  return open && (parent === path || isOpenToAll(parent))
}
