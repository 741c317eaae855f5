import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StoragePort } from '@ironsouq/server/kernel/ports/storage.ts'
import { startUploads, type Uploads } from '@ironsouq/server/test/uploads.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { STREAM_FILMS } from '../films/stream-films.ts'
import { DRAWING_VERSION, drawingName } from './drawing.ts'
import { knownDrawings } from './known.ts'
import { startPictureServer } from './server.ts'
import { storeDrawing } from './store.ts'

let cache: string
beforeAll(async () => {
  cache = await mkdtemp(join(tmpdir(), 'pictures-'))
})
afterAll(() => rm(cache, { recursive: true }))

const known = knownDrawings(12)
const POSTER = STREAM_FILMS[0]?.takes[0]?.scene
if (!POSTER) throw new Error('the demo has no film')
const NAME = drawingName(POSTER)

describe('a drawing of the demo', () => {
  it('is stored in all files of an upload, and made once on a machine', async () => {
    await using first = await startUploads()
    const how = { onRequest: false, cache }
    const kept = await storeDrawing(first.server.ctx, POSTER, how)
    expect(kept).toMatchObject({ width: 1600, height: 1200, objectKey: `${NAME}/1280.webp` })
    expect(kept.objectKey).toMatch(/^device\/[0-9a-f]{24}\//)
    expect(await first.keys()).toHaveLength(11)
    expect(await readdir(join(cache, `pictures-${DRAWING_VERSION}`))).toHaveLength(1)

    await using second = await startUploads()
    expect(await storeDrawing(second.server.ctx, POSTER, how)).toEqual(kept)
    expect(await second.keys()).toEqual(await first.keys())
    expect(await second.bytesAt(kept.objectKey)).toEqual(await first.bytesAt(kept.objectKey))
  })

  it('is stored in three files where the others are drawn on request', async () => {
    await using uploads = await startUploads()
    const { ctx } = uploads.server
    const first = await storeDrawing(ctx, POSTER, { onRequest: true, cache })
    expect((await uploads.keys()).map((key) => key.split('/').at(-1))).toEqual([
      '1280.webp',
      '320.avif',
      '640.avif',
    ])
    const all = await storeDrawing(ctx, POSTER, { onRequest: false, cache })
    expect(all).toEqual(first)
    expect(await uploads.keys()).toHaveLength(11)
  })

  it('is made where nothing can be remembered', async () => {
    await using uploads = await startUploads()
    const how = { onRequest: true, cache: import.meta.filename }
    await storeDrawing(uploads.server.ctx, POSTER, how)
    expect(await uploads.keys()).toHaveLength(3)
  })
})

/** The picture server of an installation, and how often it stored something. */
async function pictureServer({ server: { ctx }, addressOf }: Uploads) {
  let puts = 0
  const put: StoragePort['put'] = (...given) => {
    puts++
    return ctx.storage.put(...given)
  }
  const storage = { ...ctx.storage, put }
  const objectsUrl = addressOf('').replace(/\/$/, '')
  const server = await startPictureServer({ ctx: { ...ctx, storage }, objectsUrl, known })
  return { ...server, puts: () => puts }
}

describe('the picture server', () => {
  it('draws what is missing once, however many ask, and the same as setup does', async () => {
    await using uploads = await startUploads()
    await using pictures = await pictureServer(uploads)
    const address = `${pictures.url}/${NAME}/640.avif`
    const replies = await Promise.all(Array.from({ length: 8 }, () => fetch(address)))
    const bodies = await Promise.all(replies.map(async (reply) => Buffer.from(await reply.bytes())))
    for (const reply of replies) {
      expect(reply.status).toBe(200)
      expect(reply.headers.get('content-type')).toBe('image/avif')
      expect(reply.headers.get('cache-control')).toContain('immutable')
    }
    expect(pictures.puts()).toBe(1)
    const again = await fetch(address)
    expect(Buffer.from(await again.bytes())).toEqual(bodies[0])
    expect(pictures.puts()).toBe(1)

    await using other = await startUploads()
    await storeDrawing(other.server.ctx, POSTER, { onRequest: true, cache })
    expect(await other.bytesAt(`${NAME}/640.avif`)).toEqual(bodies[0])
  })

  it('tells what a drawing is made from', async () => {
    await using uploads = await startUploads()
    await using pictures = await pictureServer(uploads)
    const told = await fetch(`${pictures.url}/${NAME}/drawing.json`)
    expect(await told.json()).toEqual(POSTER)
    const strange = await fetch(`${pictures.url}/device/${'0'.repeat(24)}/drawing.json`)
    expect([403, 404]).toContain(strange.status)
  })

  it('draws nothing that no demo machine has', async () => {
    await using uploads = await startUploads()
    await using pictures = await pictureServer(uploads)
    const strange = [
      `${NAME}/641.avif`,
      `${NAME}/640.svg`,
      `device/${'0'.repeat(24)}/640.avif`,
      `${NAME}/..%2f640.avif`,
      `${NAME}/640.avif?width=9000`,
      'http://example.com/',
    ]
    for (const key of strange) {
      const { status } = await fetch(`${pictures.url}/${key}`)
      expect([403, 404], key).toContain(status)
    }
    expect((await fetch(`${pictures.url}/${NAME}/640.avif`, { method: 'PUT' })).status).toBe(404)
    expect(pictures.puts()).toBe(0)
    expect(await uploads.keys()).toEqual([])
  })

  it('sends on what the store shows to everybody, and nothing else', async () => {
    await using uploads = await startUploads()
    await using pictures = await pictureServer(uploads)
    await uploads.server.ctx.storage.put('film/one.webm', Buffer.from('0123456789'), 'video/webm')
    await uploads.putDirectly('incoming/secret.jpg', Buffer.from('secret'))
    const film = await fetch(`${pictures.url}/film/one.webm`, { headers: { range: 'bytes=2-4' } })
    expect([film.status, await film.text()]).toEqual([206, '234'])
    expect(film.headers.get('content-type')).toBe('video/webm')
    const secret = await fetch(`${pictures.url}/incoming/secret.jpg`)
    expect(secret.status).toBe(403)
    expect(await secret.text()).not.toContain('secret"')
  })
})
