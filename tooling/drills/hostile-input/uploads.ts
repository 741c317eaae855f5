import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { aBomb, anArchive, aPictureOf } from '../../../apps/server/test/pictures.ts'
import type { Tokens } from './requests.ts'

interface HostileFile {
  name: string
  type: string
  bytes: Buffer
}

/** An image whose head claims so many pixels, and that has none. */
function claimed(side: number): Buffer {
  const bomb = aBomb(8)
  bomb.writeUInt32BE(side, 16)
  bomb.writeUInt32BE(side, 20)
  return bomb
}

const SVG = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${Array.from(
  { length: 9 },
  (_, n) => `<!ENTITY a${n} "${`&a${n === 0 ? '' : n - 1};`.repeat(10)}">`,
).join('')}]><svg xmlns="http://www.w3.org/2000/svg"><text>&a8;</text></svg>`

async function hostileFiles(): Promise<HostileFile[]> {
  const photo = await aPictureOf('jpeg', 3000, 2000)
  return [
    { name: '900 megapixels', type: 'image/png', bytes: aBomb(30_000) },
    { name: 'as many pixels as allowed', type: 'image/png', bytes: aBomb(7000) },
    { name: 'a claim of 4 gigapixels', type: 'image/png', bytes: claimed(65_535) },
    {
      name: 'half a JPEG',
      type: 'image/jpeg',
      bytes: photo.subarray(0, photo.length >> 1),
    },
    { name: 'an SVG that grows', type: 'image/png', bytes: Buffer.from(SVG) },
    { name: 'an archive', type: 'image/jpeg', bytes: anArchive('a.js', 'a'.repeat(1_000_000)) },
    { name: 'noise', type: 'image/webp', bytes: randomBytes(1_900_000) },
    {
      name: 'noise after a head',
      type: 'image/avif',
      bytes: Buffer.concat([
        (await aPictureOf('avif', 64, 64)).subarray(0, 300),
        randomBytes(1_000_000),
      ]),
    },
  ]
}

const DECIDED_MS = 60_000

interface Answer<Data> {
  status: number
  data: Data
}

async function call<Data>(url: string, token: string, body?: object): Promise<Answer<Data>> {
  const reply = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: token,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    signal: AbortSignal.timeout(30_000),
    ...(body && { body: JSON.stringify(body) }),
  })
  const { data } = (await reply.json()) as { data: Data }
  return { status: reply.status, data }
}

/** Sends a file as a browser does, and waits until it is decided; returns the outcome. */
async function upload(
  base: string,
  { token, purpose }: { token: string; purpose: string },
  { type, bytes }: HostileFile,
): Promise<string> {
  const asked = await call<{ uploadId: string; url: string; headers: Record<string, string> }>(
    `${base}/ask`,
    token,
    { purpose, type, size: bytes.length },
  )
  if (asked.status !== 200) return `${asked.status} when asked`
  const { uploadId, url, headers } = asked.data
  const put = await fetch(url, { method: 'PUT', headers, body: new Uint8Array(bytes) })
  if (!put.ok) return `${put.status} of the store`
  const finished = await call(`${base}/finish`, token, { uploadId })
  if (finished.status !== 200) return `${finished.status} when finished`
  const end = performance.now() + DECIDED_MS
  while (performance.now() < end) {
    const detail = await call<{ state: string; fault: string | null }>(
      `${base}/detail?uploadId=${uploadId}`,
      token,
    )
    const { state, fault } = detail.data
    if (state === 'ready' || state === 'refused') return fault ?? state
    await sleep(200)
  }
  return 'undecided'
}

/** Sends every hostile file as staff and as a member, all at once; returns the faults. */
export async function sendHostileFiles(api: string, tokens: Tokens): Promise<string[]> {
  const files = await hostileFiles()
  const senders = [
    { base: `${api}/p/staff/upload`, token: tokens.staff, purpose: 'equipment' },
    { base: `${api}/p/user/upload`, token: tokens.member, purpose: 'avatar' },
  ]
  const outcomes = await Promise.all(
    senders.flatMap(({ base, ...sender }) =>
      files.map(async (file) => ({
        name: `${file.name} as ${sender.purpose}`,
        outcome: await upload(base, sender, file),
      })),
    ),
  )
  console.log(outcomes.map(({ name, outcome }) => `  ${name}: ${outcome}`).join('\n'))
  return outcomes
    .filter(({ outcome }) => outcome === 'undecided' || /^5\d\d /.test(outcome))
    .map(({ name, outcome }) => `${name}: ${outcome}`)
}
