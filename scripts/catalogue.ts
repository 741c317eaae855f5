import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { main } from './main.ts'
import { ROOT } from './root.ts'
import { onShutdown } from './shutdown.ts'

/** Serves the component catalogue of packages/ui with hot reload. */
await main(async () => {
  const cwd = join(ROOT, 'packages/ui')
  const vite = join(cwd, 'node_modules/.bin/vite')
  const child = spawn(vite, process.argv.slice(2), { cwd, stdio: 'inherit' })
  onShutdown(() => child.kill())
  const [code] = (await once(child, 'exit')) as [number | null]
  return code ?? 0
})
