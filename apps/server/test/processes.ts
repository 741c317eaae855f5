import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { inject } from 'vitest'
import type { TestServer } from './harness.ts'

const ENTRY = new URL('../src/entry/', import.meta.url)

/** The environment of a process that shares this test's database, index and bucket. */
export function environment({ databaseUrl }: TestServer): Record<string, string> {
  const { searchUrl, redisUrl, smtpUrl, s3 } = inject('engines')
  const name = new URL(databaseUrl).pathname.slice(1)
  return {
    DATABASE_URL: databaseUrl,
    SEARCH_URL: searchUrl,
    SEARCH_PREFIX: `${name}-`,
    REDIS_URL: redisUrl,
    REDIS_PREFIX: `${name}:`,
    S3_ENDPOINT_URL: s3.endpoint,
    S3_REGION: s3.region,
    S3_ACCESS_KEY: s3.accessKey,
    S3_SECRET_KEY: s3.secretKey,
    S3_BUCKET_NAME: name.replace('_', '-'),
    SMTP_URL: smtpUrl,
    METRICS_PORT: '0',
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return address.port
}

/** A process as an operator starts it. */
export function start(entry: string, env: Record<string, string>, args: string[] = []) {
  const path = fileURLToPath(new URL(`${entry}.ts`, ENTRY))
  const child = spawn(process.execPath, [path, ...args], {
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
          throw new Error(`${entry} never said "${words}":\n${output}`)
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    },
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
