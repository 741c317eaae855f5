import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, statSync } from 'node:fs'

const SYSTEM_USER = 'ironsouq'

/** How a command runs without root: the command prefix, and the owner of its data. */
export interface Privilege extends UserIds {
  prefix: readonly string[]
}

interface UserIds {
  uid: number
  gid: number
}

/** The facts that decide; tests replace them. */
interface Machine {
  uid?: number
  user?: () => UserIds | undefined
  canRun?: (command: readonly string[]) => boolean
}

/**
 * PostgreSQL and OpenSearch refuse to run as root. Root switches to a system user. If that user
 * cannot read a path of the engine (a clone in a private home), the engine runs in a user namespace
 * that maps root to another user; root then owns the data.
 */
export function unprivileged(
  paths: readonly string[],
  { uid = process.getuid?.() ?? 0, user = systemUser, canRun = runs }: Machine = {},
): Privilege {
  if (uid !== 0) return { prefix: [], uid, gid: process.getgid?.() ?? uid }
  const ids = user()
  if (ids) {
    const setpriv = ['setpriv', `--reuid=${ids.uid}`, `--regid=${ids.gid}`, '--clear-groups']
    if (paths.every((path) => canRun([...setpriv, 'test', '-r', path]))) {
      return { prefix: setpriv, ...ids }
    }
  }
  const unshare = ['unshare', '--user', '--map-user=1000', '--map-group=1000']
  if (canRun([...unshare, 'true'])) return { prefix: unshare, uid: 0, gid: 0 }
  throw new Error(
    'The engines cannot run as root, and neither setpriv nor unshare works here: ' +
      'run this as an ordinary user, or move the clone to a folder that all users can read.',
  )
}

/** Creates the folder, owned by the user of the engine. */
export function ownFolder(dir: string, { uid, gid }: Privilege): void {
  mkdirSync(dir, { recursive: true })
  if (process.getuid?.() !== 0 || statSync(dir).uid === uid) return
  chownSync(dir, uid, gid)
  execFileSync('chown', ['-R', `${uid}:${gid}`, dir])
}

function systemUser(): UserIds | undefined {
  const known = userIds()
  if (known) return known
  const flags = ['--system', '--no-create-home', '--home-dir', '/nonexistent']
  spawnSync('useradd', [...flags, '--shell', '/usr/sbin/nologin', SYSTEM_USER])
  return userIds()
}

function userIds(): UserIds | undefined {
  const ask = (flag: string) => spawnSync('id', [flag, SYSTEM_USER], { encoding: 'utf8' })
  const [user, group] = [ask('-u'), ask('-g')]
  if (user.status !== 0 || group.status !== 0) return undefined
  return { uid: Number(user.stdout), gid: Number(group.stdout) }
}

function runs([command = '', ...args]: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0
}
