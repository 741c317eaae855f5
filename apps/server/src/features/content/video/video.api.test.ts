import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { videoEndpoints } from '@ironsouq/contract/content/video/video.endpoints'
import { FILM_PART_BYTES, partRange, partsOf } from '@ironsouq/contract/content/video/video.limits'
import type { VideoText } from '@ironsouq/contract/content/video/video.schema'
import { PERMISSIONS } from '@ironsouq/contract/permission'
import { translator } from '@ironsouq/i18n/translate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aListedDevice } from '#test/device-fixtures.ts'
import { collectPurges } from '#test/purges.ts'
import { startUploads, type Uploads } from '#test/uploads.ts'
import { expireFilms } from './video.film.service.ts'
import { publishDueVideos } from './video.service.ts'
import { transcodeFilm } from './video.transcode.service.ts'

const { staff, film, list, detail, captions } = videoEndpoints
const run = promisify(execFile)

let uploads: Uploads
let folder: string
/** Two seconds with a tone, and noise enough for two parts. */
let small: Buffer
let large: Buffer

async function aFilm(name: string, args: readonly string[]): Promise<Buffer> {
  const file = join(folder, name)
  await run('ffmpeg', ['-v', 'error', '-y', ...args, file])
  return readFile(file)
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'films-'))
  const picture = ['-f', 'lavfi', '-i', 'testsrc=s=854x480:r=10:d=2']
  const tone = ['-f', 'lavfi', '-i', 'sine=d=2', '-c:a', 'aac']
  const fast = ['-c:v', 'libx264', '-preset', 'ultrafast', '-metadata', 'location=+25.2+55.3/']
  small = await aFilm('small.mp4', [...picture, ...tone, ...fast])
  const noise = ['-f', 'lavfi', '-i', 'nullsrc=s=640x360:r=10:d=1,geq=random(1)*255:128:128']
  large = await aFilm('large.mov', [
    ...noise,
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-qp',
    '0',
  ])
  large = Buffer.concat([large, Buffer.alloc(FILM_PART_BYTES + 2000 - large.length)])
  uploads = await startUploads()
})
afterAll(async () => {
  await uploads[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})

const sumOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64')
const put = (url: string, headers: Record<string, string>, body: Uint8Array) =>
  fetch(url, { method: 'PUT', headers, body: Buffer.from(body) })

const started = (bytes: Uint8Array, type = 'video/mp4') =>
  uploads.call(film.begin, { body: { fileName: 'yard.mp4', type, size: bytes.length } })

async function sendPart(filmId: string, bytes: Uint8Array, number: number) {
  const { from, to } = partRange(bytes.length, number)
  const part = bytes.subarray(from, to)
  const body = { filmId, number, sha256: sumOf(part) }
  const { url, headers } = await uploads.call(film.part, { body })
  expect((await put(url, headers, part)).status).toBe(200)
}

async function sent(bytes: Uint8Array, type?: string): Promise<string> {
  const { filmId } = await started(bytes, type)
  for (let number = 1; number <= partsOf(bytes.length); number++)
    await sendPart(filmId, bytes, number)
  await uploads.call(film.finish, { body: { filmId } })
  await uploads.server.work()
  return filmId
}

let ready: Promise<string> | undefined
/** One film for all tests that only show it. */
const readyFilm = () => (ready ??= sent(small))

const stateOf = (filmId: string) => uploads.call(film.detail, { query: { filmId } })

describe('a film that is uploaded', () => {
  it('becomes a stream in the sizes that fit, with a poster and without its metadata [NW-2]', async () => {
    const filmId = await readyFilm()
    const { state, fault, seconds, progress, stream, poster } = await stateOf(filmId)
    expect({ state, fault, seconds, progress }).toEqual({
      state: 'ready',
      fault: null,
      seconds: 2,
      progress: 100,
    })
    expect(poster).toMatchObject({ width: 854, height: 480 })
    const base = uploads.addressOf(stream ?? '')
    const master = await fetch(base, { headers: { origin: 'https://shop.example' } })
    expect(master.headers.get('content-type')).toBe('application/vnd.apple.mpegurl')
    expect(master.headers.get('cache-control')).toContain('immutable')
    expect(master.headers.get('access-control-allow-origin')).toBe('*')
    const playlist = await master.text()
    expect(playlist.match(/RESOLUTION=\d+x\d+/g)).toEqual(['RESOLUTION=640x360'])
    expect(playlist).toMatch(/CODECS="avc1\.\w+,mp4a\.40\.2"/)
    const index = await (await fetch(new URL('360/index.m3u8', base))).text()
    expect(index).toContain('#EXT-X-MAP:URI="init')
    const init = await fetch(new URL(`360/${/URI="([^"]+)"/.exec(index)?.[1]}`, base))
    expect(Buffer.from(await init.arrayBuffer()).includes('+25.2')).toBe(false)
    expect((await fetch(new URL('360/000.m4s', base))).status).toBe(200)
    expect(await uploads.keys('incoming/')).toEqual([])
  })

  it('goes on after an interruption with the parts that are missing, each with its checksum', async () => {
    const { filmId } = await started(large, 'video/quicktime')
    await sendPart(filmId, large, 1)
    const { received } = await stateOf(filmId)
    const { from, to } = partRange(large.length, 2)
    expect(received).toEqual([{ number: 1, sha256: sumOf(large.subarray(0, from)) }])
    const early = uploads.call(film.finish, { body: { filmId } })
    await expect(early).rejects.toMatchObject({ status: 409 })
    const part = large.subarray(from, to)
    const body = { filmId, number: 2, sha256: sumOf(part) }
    const { url, headers } = await uploads.call(film.part, { body })
    const other = Buffer.from(part)
    other[0] = 1
    expect((await put(url, headers, other)).status).toBe(400)
    expect((await put(url, {}, part)).status).toBe(403)
    const forged = { 'x-amz-checksum-sha256': sumOf(other) }
    expect((await put(url, forged, other)).status).toBe(403)
    expect((await put(url, headers, part)).status).toBe(200)
    await uploads.call(film.finish, { body: { filmId } })
    await uploads.server.work()
    expect(await stateOf(filmId)).toMatchObject({ state: 'ready', seconds: 1 })
  })

  it.each([
    ['no film', Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n'), 'format'],
    ['a list of files', Buffer.from("ffconcat version 1.0\nfile '/etc/passwd'\n"), 'format'],
  ])('is refused when it is %s, and nothing of it stays', async (_, bytes, fault) => {
    const filmId = await sent(bytes)
    expect(await stateOf(filmId)).toMatchObject({ state: 'refused', fault, stream: null })
    expect(await uploads.keys('incoming/')).toEqual([])
  })

  it('is refused by type and size before it is sent', async () => {
    const en = translator('en')
    const body = { fileName: 'a', type: 'video/x-msvideo', size: 10 }
    await expect(uploads.call(film.begin, { body })).rejects.toMatchObject({
      data: [{ field: 'type', msg: en('error.filmFormat') }],
    })
    const huge = { fileName: 'a', type: 'video/mp4', size: 2 ** 31 + 1 }
    await expect(uploads.call(film.begin, { body: huge })).rejects.toMatchObject({
      data: [{ field: 'size', msg: en('error.filmTooLarge', { megabytes: 2048 }) }],
    })
  })

  it('is transcoded once when its event is delivered twice, and again when the first run was killed', async () => {
    const filmId = await readyFilm()
    const { stream } = await stateOf(filmId)
    const { ctx, pool } = uploads.server
    await transcodeFilm(ctx, filmId)
    expect(await stateOf(filmId)).toMatchObject({ state: 'ready', stream })
    const { filmId: killed } = await started(small)
    await sendPart(killed, small, 1)
    await uploads.call(film.finish, { body: { filmId: killed } })
    await pool.query("update film set state = 'transcoding', progress = 40 where id = $1", [killed])
    await uploads.server.work()
    expect(await stateOf(killed)).toMatchObject({ state: 'ready', stream, progress: 100 })
  })

  it('is removed when it is given up, and found by its sender only', async () => {
    const { filmId } = await started(large, 'video/quicktime')
    await sendPart(filmId, large, 2)
    const id = '0192f000-0000-7000-8000-00000000bbbb'
    const bearer = await uploads.server.tokenFor({
      audience: 'staff',
      permissions: PERMISSIONS,
      id,
    })
    const other = uploads.server.client({ bearer })
    await expect(other(film.detail, { query: { filmId } })).rejects.toMatchObject({ status: 404 })
    uploads.turnTo(23 * 60)
    await expireFilms(uploads.server.ctx)
    expect((await stateOf(filmId)).state).toBe('sending')
    uploads.turnTo(25 * 60)
    await expireFilms(uploads.server.ctx)
    uploads.turnTo(28 * 60)
    await expireFilms(uploads.server.ctx)
    expect((await stateOf(filmId)).state).toBe('expired')
    const { rows } = await uploads.server.pool.query<{ parts_id: string; original_key: string }>(
      'select parts_id, original_key from film where id = $1',
      [filmId],
    )
    const [{ parts_id, original_key } = { parts_id: '', original_key: '' }] = rows
    expect(await uploads.server.ctx.storage.partsReceived(original_key, parts_id)).toBeNull()
    uploads.turnTo(0)
  })
})

const text = (title: string, more: Partial<VideoText> = {}): VideoText => ({
  title,
  summary: '',
  chapterTitles: [],
  captions: '',
  isDraft: false,
  ...more,
})

const VTT = 'WEBVTT\n\n00:00.000 --> 00:01.000\nClean the link first.\n'

describe('a video', () => {
  it('is written, published with its machine and read in each language [NW-2] [RT-10] [RT-11]', async () => {
    const { call, server } = uploads
    const { stockNo, id: deviceId } = await aListedDevice(server.ctx)
    const anyone = server.client()
    const arabic = server.client({ language: 'ar' })
    const before = await anyone(list, { query: {} })
    const made = await call(staff.create, { body: { topic: 'inspection', title: 'Track wear' } })
    const { videoId } = made
    const publish = (version: number) =>
      call(staff.move, { body: { videoId, version, action: 'publish' } })
    await expect(publish(made.version)).rejects.toMatchObject({ status: 409 })
    const facts = { topic: 'inspection' as const, chapterStarts: [0, 1], stockNos: [stockNo] }
    const filmId = await readyFilm()
    const titles = { chapterTitles: ['Links', 'Bushings'] }
    const texts = {
      en: text('Track wear', { captions: VTT, ...titles }),
      ar: text('تآكل الجنزير', { chapterTitles: ['الوصلات'] }),
      de: text('Verschleiß', { isDraft: true }),
    }
    const { version, textStates } = await call(staff.save, {
      body: { videoId, version: made.version, filmId, ...facts, texts },
    })
    expect(textStates).toMatchObject({
      en: 'translated',
      ar: 'translated',
      de: 'draft',
      ko: 'missing',
    })
    await expect(anyone(detail, { query: { videoId } })).rejects.toMatchObject({ status: 404 })
    using purges = await collectPurges(server)
    await publish(version)
    await server.work()
    await expect.poll(() => purges.received.flatMap(({ tags }) => tags)).toContain('videos')

    const shown = await anyone(detail, { query: { videoId } })
    expect(shown).toMatchObject({
      title: 'Track wear',
      seconds: 2,
      chapters: [
        { at: 0, title: 'Links' },
        { at: 1, title: 'Bushings' },
      ],
      captions: ['en'],
      transcript: { locale: 'en', cues: [{ from: 0, to: 1000, text: 'Clean the link first.' }] },
      devices: [{ deviceId }],
    })
    expect(shown.stream).toMatch(/^film\/[0-9a-f]{24}\/master\.m3u8$/)
    const inArabic = await arabic(detail, { query: { videoId } })
    expect(inArabic).toMatchObject({ title: 'تآكل الجنزير', transcript: { locale: 'en' } })
    expect(inArabic.chapters.map(({ title }) => title)).toEqual(['الوصلات', 'Bushings'])
    const german = await server.client({ language: 'de' })(detail, { query: { videoId } })
    expect(german.title).toBe('Track wear')
    const query = { videoId, language: 'en' }
    expect((await anyone(captions, { query })).cues).toHaveLength(1)
    const none = anyone(captions, { query: { videoId, language: 'ar' } })
    await expect(none).rejects.toMatchObject({ status: 404 })

    const listed = await anyone(list, { query: { topic: 'inspection', short: 'true' } })
    expect(listed.records.map((each) => each.videoId)).toContain(videoId)
    expect(listed.total).toBe(before.total + 1)
    expect((await anyone(list, { query: { topic: 'company' } })).records).toEqual([])
    const current = await call(staff.detail, { query: { videoId } })
    await call(staff.move, { body: { videoId, version: current.version, action: 'withdraw' } })
    await expect(anyone(detail, { query: { videoId } })).rejects.toMatchObject({ status: 404 })
  })

  it('is published at its time, once', async () => {
    const { call, server } = uploads
    const { videoId, version } = await call(staff.create, {
      body: { topic: 'company', title: 'Our yard' },
    })
    const filmId = await readyFilm()
    const facts = { topic: 'company' as const, chapterStarts: [], stockNos: [] }
    const saved = await call(staff.save, {
      body: { videoId, version, filmId, ...facts, texts: {} },
    })
    const publishAt = new Date(server.ctx.now().getTime() + 3_600_000).toISOString()
    const key = { videoId, version: saved.version }
    const past = { ...key, action: 'schedule', publishAt: '2020-01-01T00:00:00Z' } as const
    await expect(call(staff.move, { body: past })).rejects.toMatchObject({ status: 400 })
    await call(staff.move, { body: { ...key, action: 'schedule', publishAt } })
    await publishDueVideos(server.ctx)
    const stateNow = async () => (await call(staff.detail, { query: { videoId } })).state
    expect(await stateNow()).toBe('scheduled')
    uploads.turnTo(61)
    await Promise.allSettled([publishDueVideos(server.ctx), publishDueVideos(server.ctx)])
    expect(await stateNow()).toBe('published')
    const { rows } = await server.pool.query(
      "select 1 from lifecycle_log where entity_id = $1 and action = 'publish'",
      [videoId],
    )
    expect(rows).toHaveLength(1)
    const shown = await server.client()(detail, { query: { videoId } })
    expect(shown.publishedAt).toBe(publishAt)
    uploads.turnTo(0)
  })

  it('marks translations as outdated when the English text changes, and refuses an old version', async () => {
    const { call, turnTo } = uploads
    const { videoId, version } = await call(staff.create, {
      body: { topic: 'export', title: 'Loading' },
    })
    const facts = { topic: 'export' as const, filmId: null, chapterStarts: [], stockNos: [] }
    const write = (at: number, texts: { en?: VideoText; ar?: VideoText }) =>
      call(staff.save, {
        body: { videoId, version: at, ...facts, texts },
      })
    const saved = await write(version, { ar: text('تحميل') })
    turnTo(1)
    const changed = await write(saved.version, { en: text('Loading a truck') })
    expect(changed.textStates).toMatchObject({ en: 'translated', ar: 'outdated' })
    await expect(write(version, { en: text('Old') })).rejects.toMatchObject({
      status: 409,
      data: { current: { version: changed.version, texts: { en: { title: 'Loading a truck' } } } },
    })
    const captions = 'WEBVTT\n\nno time\na'
    const bad = write(changed.version, { en: text('Good'), ar: text('تحميل', { captions }) })
    await expect(bad).rejects.toMatchObject({
      data: [
        { field: 'texts.ar.captions', msg: translator('en')('error.captionsWrong', { line: 3 }) },
      ],
    })
    const { rows, total } = await call(staff.list, { query: { q: 'loading a' } })
    expect({ total, rows }).toMatchObject({ total: 1, rows: [{ videoId, translated: 1 }] })
    turnTo(0)
  })
})
