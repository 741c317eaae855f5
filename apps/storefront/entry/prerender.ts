import { globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type * as site from '../app/server.ts'
import { writeBuild } from './builds.ts'

const BUILD = fileURLToPath(new URL('../build/', import.meta.url))
const CLIENT = `${BUILD}client/`
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

/**
 * After a build: writes the data of prerendered pages, the metadata of the build, and the two
 * compressed forms of every file.
 */
export async function prerender(): Promise<void> {
  const { buildId, prerender } = (await import(
    /* @vite-ignore */ `${BUILD}server/index.js`
  )) as typeof site
  const payloads = await prerender()
  for (const { path, data } of payloads) {
    const folder = `${CLIENT}${path.slice(1)}`
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    writeFileSync(`${folder}/_payload.json`, JSON.stringify(data))
  }
  writeBuild(
    buildId,
    payloads.map(({ path }) => path),
  )
  for (const file of globSync(SHRINKS, { cwd: CLIENT })) await compress(CLIENT + file)
}
