import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { ProcessedPicture } from '@ironsouq/server/kernel/ports/image.ts'

/**
 * What was made once on this machine is not made again for another installation. A folder that
 * cannot be written to costs time, nothing else.
 */
export async function remembered(
  file: string,
  make: () => Promise<ProcessedPicture>,
): Promise<ProcessedPicture> {
  const kept = await readFile(file).catch(() => undefined)
  if (kept) return deserialize(kept) as ProcessedPicture
  const made = await make()
  await keep(file, serialize(made)).catch(() => {})
  return made
}

/** In one rename: whoever looks finds all of it or nothing. */
async function keep(file: string, content: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const half = `${file}.${randomUUID()}`
  await writeFile(half, content)
  await rename(half, file)
}
