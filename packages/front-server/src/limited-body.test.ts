import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isTooLarge } from './body-limit.ts'
import { limitedBody } from './limited-body.ts'

/** Answers with the length of a form that it read, or 413. */
const server = createServer((request, response) => {
  const body = limitedBody(request, 1000) as never
  void new Response(body).text().then(
    (text) => response.end(String(text.length)),
    (err: unknown) =>
      response.writeHead(isTooLarge(err) ? 413 : 500, { connection: 'close' }).end(),
  )
})

describe('a body with a limit', () => {
  let url = ''
  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening')
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => void server.close())

  const post = (body: BodyInit) =>
    fetch(url, { method: 'POST', body, duplex: 'half' } as RequestInit)

  it('is read up to the limit', async () => {
    const reply = await post('x'.repeat(1000))
    expect([reply.status, await reply.text()]).toEqual([200, '1000'])
  })

  it('is refused beyond it, with an answer, also when its length was not declared', async () => {
    expect((await post('x'.repeat(1001))).status).toBe(413)
    const undeclared = Readable.toWeb(Readable.from([Buffer.alloc(800), Buffer.alloc(800)]))
    expect((await post(undeclared as never)).status).toBe(413)
  })
})
