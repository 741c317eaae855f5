import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Compressible files; pictures and fonts are already compressed. */
const SHRINKS = '**/*.{css,js,json,svg,webmanifest}'
const WORTH_IT = 1024

const deflated = promisify(gzip)
const brotlied = promisify(brotliCompress)

/** The highest level, because it runs once per build. */
async function compress(file: string): Promise<void> {
  if (statSync(file).size < WORTH_IT) return
  const bytes = readFileSync(file)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const [br, gz] = await Promise.all([brotlied(bytes, { params }), deflated(bytes, { level: 9 })])
  writeFileSync(`${file}.br`, br)
  writeFileSync(`${file}.gz`, gz)
}

/** Writes the two compressed forms of every file in the folder of a build. */
export async function compressFiles(folder: string): Promise<void> {
  for (const file of globSync(SHRINKS, { cwd: folder })) await compress(`${folder}/${file}`)
}
