import type { Ctx } from '#kernel/ctx.ts'
import { folderOf } from './media.rules.ts'

/** More than any variant of a picture. */
const BYTES_MAX = 10 * 1024 * 1024

const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
}

/**
 * Copies all variants of a picture into another folder, under the same names, and returns the key of the copy. The one
 * that pages name is stored last: if it exists, all do. Null: the picture was removed meanwhile.
 */
export async function copyPicture(
  { storage }: Ctx,
  pictureKey: string,
  to: string,
): Promise<string | null> {
  const from = folderOf(pictureKey)
  const listed = pictureKey.slice(from.length + 1)
  const names = []
  for await (const name of storage.list(from)) names.push(name)
  if (!names.includes(listed)) return null
  for (const name of [...names.filter((each) => each !== listed), listed]) {
    const bytes = await storage.read(`${from}/${name}`, BYTES_MAX)
    const type = TYPES[name.slice(name.lastIndexOf('.') + 1)]
    if (bytes && type) await storage.put(`${to}/${name}`, bytes, type)
  }
  return `${to}/${listed}`
}
