import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, statSync } from 'node:fs'

const SYSTEM_USER = 'ironsouq'

/** How a command is run without being root: what stands before it, and who owns its data. */
export interface Privilege extends UserIds {
  prefix: readonly string[]
}

interface UserIds {
  uid: number
  gid: number
}

/** What is asked of the machine to decide. */
interface Machine {
  uid?: number
  user?: () => UserIds | undefined
  canRun?: (command: readonly string[]) => boolean
}

/**
 * PostgreSQL and OpenSearch refuse to run as root, and nothing else needs to. Root becomes a system
 * user; where that user cannot reach a path the engine needs (a clone under a closed home), root is
 * shown as another user inside a user namespace instead and keeps owning the data.
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
    'Root may not run the engines and neither setpriv nor unshare can change that here: ' +
      'run this as an ordinary user, or put the clone where every user may read it.',
  )
}

/** Makes the folder, owned by the user that the engine runs as. */
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
