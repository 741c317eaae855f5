import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compressFiles } from '@ironsouq/front-server/compress-files'
import type * as site from '../app/server.ts'
import { writeBuild } from './builds.ts'

const BUILD = fileURLToPath(new URL('../build/', import.meta.url))
const CLIENT = `${BUILD}client/`

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
  await compressFiles(CLIENT)
}
