import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './engines/root.ts'
import { onShutdown } from './shutdown.ts'

/** Runs one of the server's short-lived entries to its end, in the open. */
export async function runServerEntry(
  name: 'migrate' | 'seed',
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const file = join(ROOT, `apps/server/src/entry/${name}.ts`)
  const code = await new Promise<number>((resolve, reject) => {
    const child = spawn(process.execPath, [file, ...args], {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: 'inherit',
    })
    const forget = onShutdown(() => child.kill())
    child.once('error', reject)
    child.once('exit', (exitCode) => {
      forget()
      resolve(exitCode ?? 1)
    })
  })
  if (code !== 0) throw new Error(`${name} ended with ${code}`)
}
