import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { drawScene } from '@ironsouq/art/scene'
import { FILM, takes } from './walk-around.ts'
import { webm } from './webm.ts'

const SHAPE = { width: 640, height: 480 }
const PLAN = { ...SHAPE, rate: 25, bitrate: 200_000, fade: 0.4, takes }
const CHROMIUM = '/usr/bin/chromium'

const here = (name: string) => new URL(name, import.meta.url)
const studio = readFileSync(here('studio.html'))

interface Sent {
  at: number
  key: boolean
  data: string
}

async function keep(request: IncomingMessage): Promise<void> {
  const sent = JSON.parse(await text(request)) as Sent[]
  const frames = sent.map(({ data, ...frame }) => ({ ...frame, data: Buffer.from(data, 'base64') }))
  const film = webm({ ...SHAPE, milliseconds: FILM.seconds * 1000, frames })
  writeFileSync(here('walk-around.webm'), film)
  process.stdout.write(
    `walk-around.webm: ${FILM.seconds} s, ${Math.round(film.length / 1000)} kB\n`,
  )
}

async function answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
  const url = request.url ?? '/'
  const take = takes[Number(/^\/take\/(\d+)$/.exec(url)?.[1])]
  if (take) reply.setHeader('content-type', 'image/svg+xml').end(drawScene(take.scene))
  else if (url === '/takes') reply.end(JSON.stringify(PLAN))
  else if (url === '/') reply.setHeader('content-type', 'text/html').end(studio)
  else if (request.method === 'POST') {
    if (url === '/frames') await keep(request)
    else process.stderr.write(`${await text(request)}\n`)
    reply.end()
    browser.kill()
  } else reply.writeHead(404).end()
}

const server = createServer((request, reply) => void answer(request, reply))
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const address = server.address()
const port = typeof address === 'object' ? address?.port : undefined

const profile = mkdtempSync(join(tmpdir(), 'film-'))
const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', `--user-data-dir=${profile}`]
const browser = spawn(CHROMIUM, [...flags, `http://127.0.0.1:${port}/`], { stdio: 'ignore' })
await once(browser, 'exit')
server.close()
rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
