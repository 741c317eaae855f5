import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { build } from 'rolldown'
import config from '../rolldown.config.ts'

/**
 * The entries as they run in production, built once by each worker of the test run: a start from
 * source loads some two thousand modules first, which is seconds of processor time.
 */
const ENTRY = join(import.meta.dirname, '../.cache', `entry-${process.env['VITEST_POOL_ID']}`)
await build({
  ...config,
  cwd: join(import.meta.dirname, '..'),
  output: { dir: ENTRY, format: 'esm', sourcemap: true, cleanDir: true },
  logLevel: 'warn',
})

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return address.port
}

/** Starts an entry as an operator does. */
export function start(entry: string, env: Record<string, string>, args: string[] = []) {
  const child = spawn(process.execPath, [join(ENTRY, `${entry}.js`), ...args], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
  })
  let output = ''
  const listen = (chunk: Buffer) => void (output += chunk.toString())
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  return {
    child,
    ended,
    output: () => output,
    async says(words: string) {
      const deadline = AbortSignal.timeout(30_000)
      while (!output.includes(words)) {
        if (deadline.aborted || child.exitCode !== null)
          throw new Error(`${entry} never wrote "${words}":\n${output}`)
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    },
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
