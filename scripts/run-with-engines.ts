import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { startEngines } from './engines/engines.ts'
import { main } from './main.ts'
import { onShutdown } from './shutdown.ts'

/**
 * Runs a program of `tooling/<folder>/` on engines that only it uses: a drill must never crash the
 * development database. `programs` maps a command name to a file name without extension.
 */
export const runWithEngines = (folder: string, programs: Record<string, string>): Promise<void> =>
  main(async () => {
    const [name = '', ...args] = process.argv.slice(2)
    const file = Object.hasOwn(programs, name) ? programs[name] : undefined
    if (!file) throw new Error(`Name one of: ${Object.keys(programs).join(', ')}`)
    const { env, stop } = await startEngines({ mode: 'ci' })
    const path = fileURLToPath(new URL(`../tooling/${folder}/${file}.ts`, import.meta.url))
    const child = spawn(process.execPath, [path, ...args], {
      env: { ...process.env, ...env },
      stdio: 'inherit',
      // A group of its own: all that it started ends with it.
      detached: true,
    })
    const unregister = onShutdown(() => child.pid && process.kill(-child.pid, 'SIGKILL'))
    const [code] = (await once(child, 'exit')) as [number | null]
    unregister()
    await stop()
    return code ?? 1
  })
