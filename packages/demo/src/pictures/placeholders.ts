import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Drawing } from './drawing.ts'
import { blurOf } from './render.ts'

/**
 * The placeholders of what lists show, a line each: to make them takes longer than the rest of setup. After a change
 * of drawings remove the lines and run `vitest run -u packages/demo/src/pictures/placeholders.test.ts`.
 */
export const PLACEHOLDERS_FILE = join(import.meta.dirname, 'placeholders.txt')

/** Not of the code that draws: a placeholder of an older drawing has its colours. */
export const placeholderKey = (drawing: Drawing): string =>
  createHash('sha256').update(JSON.stringify(drawing)).digest('base64url').slice(0, 12)

let recorded: ReadonlyMap<string, string> | undefined

export function recordedPlaceholders(): ReadonlyMap<string, string> {
  recorded ??= new Map(
    readFileSync(PLACEHOLDERS_FILE, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(' ') as [string, string]),
  )
  return recorded
}

/** The thumbhash of a drawing, also of one that is not drawn yet. */
export const placeholderOf = async (drawing: Drawing): Promise<string> =>
  recordedPlaceholders().get(placeholderKey(drawing)) ?? blurOf(drawing)
