import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { startEngines } from './engines/fleet.ts'
import { main } from './main.ts'

/**
 * Runs one of the tools of a folder under `tooling/` on engines of its own: a drill must never crash
 * the database somebody works with.
 */
export const runWithEngines = (folder: string, names: readonly string[]): Promise<void> =>
  main(async () => {
    const [name, ...args] = process.argv.slice(2)
    if (!name || !names.includes(name)) throw new Error(`Which one? ${names.join(', ')}`)
    const { env, stop } = await startEngines({ mode: 'ci' })
    const path = fileURLToPath(new URL(`../tooling/${folder}/${name}.ts`, import.meta.url))
    const child = spawn(process.execPath, [path, ...args], {
      env: { ...process.env, ...env },
      stdio: 'inherit',
    })
    const [code] = (await once(child, 'exit')) as [number | null]
    await stop()
    return code ?? 1
  })
