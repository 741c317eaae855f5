import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './root.ts'
import { onShutdown } from './shutdown.ts'

/** The pictures of the first screens; `npm run dev` draws the others, when they are asked for and in the background. */
export const DEMO = ['--pictured', '60', '--galleries', '0', '--on-request']

const ENTRIES = {
  migrate: 'apps/server/src/entry/migrate.ts',
  staff: 'apps/server/src/entry/staff.ts',
  seed: 'packages/demo/src/entry/seed.ts',
}

/** Runs a short-lived program to completion, with its output shown. */
export async function runEntry(
  name: keyof typeof ENTRIES,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const file = join(ROOT, ENTRIES[name])
  const code = await new Promise<number>((resolve, reject) => {
    const child = spawn(process.execPath, [file, ...args], {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: 'inherit',
    })
    const unregister = onShutdown(() => child.kill())
    child.once('error', reject)
    child.once('exit', (exitCode) => {
      unregister()
      resolve(exitCode ?? 1)
    })
  })
  if (code !== 0) throw new Error(`${name} exited with ${code}`)
}
