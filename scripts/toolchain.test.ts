import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'

const textOf = (place: string) => readFile(new URL(`../${place}`, import.meta.url), 'utf8')

it('builds the image with the versions that the toolchain pins', async () => {
  const [toolchain, image] = await Promise.all([
    textOf('scripts/toolchain.mjs'),
    textOf('Dockerfile'),
  ])
  const pinned = (name: string) => new RegExp(`\\b${name}: '([\\d.]+)'`).exec(toolchain)?.[1]
  const bases = [...image.matchAll(/^FROM node:([\d.]+)-slim\b/gm)].map(([, version]) => version)
  expect(bases).toEqual([pinned('node'), pinned('node')])
  expect(image).toContain(`pnpm@${pinned('pnpm')}\n`)
  // No other base, and none whose content may change under its name.
  expect(image.match(/^FROM /gm)).toHaveLength(2)
  expect(image.match(/^FROM \S+-slim\$\{NODE_DIGEST\}/gm)).toHaveLength(2)
})
