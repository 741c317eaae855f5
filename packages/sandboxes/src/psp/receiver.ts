import { listen } from '../listen.ts'

export interface Received {
  path: string
  body: Buffer
  header: (name: string) => string | undefined
}

/** Takes notifications as our API does, and keeps their bytes. */
export async function startReceiver() {
  const { answer, ...running } = await listen()
  const received: Received[] = []
  let refusals = 0
  answer((request, reply) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      if (refusals > 0) {
        refusals -= 1
        return void reply.writeHead(500).end()
      }
      const header = (name: string) => {
        const value = request.headers[name]
        return typeof value === 'string' ? value : undefined
      }
      received.push({ path: request.url ?? '', body: Buffer.concat(parts), header })
      return void reply.writeHead(200).end('success')
    })
  })
  return { ...running, received, refuse: (times: number) => void (refusals = times) }
}
