import { videoEndpoints } from '@ironsouq/contract/content/video/video.endpoints'
import { partRange, partsOf } from '@ironsouq/contract/content/video/video.limits'
import { api } from '@ironsouq/portal/api/api.ts'

const { begin, part, detail, finish } = videoEndpoints.film
const ATTEMPTS = 4
const WAIT_MS = 2000

/** The same file is recognised when it is chosen again. */
const memoryOf = ({ name, size, lastModified }: File) => `film/${name}/${size}/${lastModified}`

/** The upload of this file that was interrupted, if it can go on. */
async function interrupted(file: File) {
  const filmId = localStorage.getItem(memoryOf(file))
  if (filmId === null) return undefined
  const found = await api(detail, { query: { filmId } }).catch(() => undefined)
  return found?.state === 'sending' ? found : undefined
}

async function started(file: File) {
  const { name: fileName, type, size } = file
  const idempotencyKey = crypto.randomUUID()
  const made = await api(begin, { body: { fileName, type, size }, idempotencyKey })
  localStorage.setItem(memoryOf(file), made.filmId)
  return { ...made, received: [] }
}

const base64 = (bytes: ArrayBuffer) => btoa(String.fromCodePoint(...new Uint8Array(bytes)))

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

interface Part {
  filmId: string
  number: number
  sha256: string
}

/** Sends one part; a connection that breaks is tried again with a new address. */
async function send(body: Part, bytes: ArrayBuffer, signal: AbortSignal): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const { url, headers } = await api(part, { body })
    const reply = await fetch(url, { method: 'PUT', headers, body: bytes, signal }).catch(
      () => undefined,
    )
    signal.throwIfAborted()
    if (reply?.ok) return
    if (attempt === ATTEMPTS) throw new Error(`a part was refused: ${reply?.status ?? 'no answer'}`)
    await pause(WAIT_MS * attempt)
  }
}

/** Sends a film in parts; parts that arrived before an interruption are not sent again. */
export async function sendFilm(
  file: File,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (percent: number) => void },
): Promise<string> {
  const { filmId, received } = (await interrupted(file)) ?? (await started(file))
  const count = partsOf(file.size)
  for (let number = 1; number <= count; number++) {
    signal.throwIfAborted()
    const { from, to } = partRange(file.size, number)
    const bytes = await file.slice(from, to).arrayBuffer()
    const sha256 = base64(await crypto.subtle.digest('SHA-256', bytes))
    const isThere = received.some((each) => each.number === number && each.sha256 === sha256)
    if (!isThere) await send({ filmId, number, sha256 }, bytes, signal)
    onProgress(Math.round((number / count) * 100))
  }
  await api(finish, { body: { filmId }, idempotencyKey: crypto.randomUUID() })
  localStorage.removeItem(memoryOf(file))
  return filmId
}
