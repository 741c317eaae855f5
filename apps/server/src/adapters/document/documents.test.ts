import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { createDocuments } from './documents.ts'

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup()
})

/** The port in front of a drawer that runs the given program. */
async function before(program: string) {
  const folder = await mkdtemp(join(tmpdir(), 'drawer-'))
  const file = join(folder, 'drawer.mjs')
  await writeFile(file, program)
  const { port, close } = createDocuments({
    program: pathToFileURL(file),
    publicUrl: 'http://shop.example',
  })
  cleanups.push(close, () => rm(folder, { recursive: true }))
  const draw = async (link: string) => {
    const sheet = { locale: 'en', beside: 'ar', content: {}, link, picture: null } as const
    return Buffer.from(await port.passport(sheet)).toString()
  }
  return draw
}

const ECHO = `process.on('message', ({ id, drawing }) => {
  process.send({ 'watch:import': ['something else'] })
  process.send({ id, pdf: Buffer.from(drawing.url) })
})`

describe('the drawer of documents', () => {
  it('refuses a sheet when too many are waiting, and draws again afterwards [CL-26]', async () => {
    const draw = await before(ECHO)
    const links = Array.from({ length: 10 }, (_, n) => `/en/${n}`)
    const results = await Promise.allSettled(links.map(draw))
    expect(results.map(({ status }) => status === 'fulfilled')).toEqual(links.map((_, n) => n < 8))
    expect(results.at(-1)).toMatchObject({ reason: { status: 429 } })
    expect(await draw('/en/again')).toBe('http://shop.example/en/again')
  })

  it('can send other messages besides its answers', async () => {
    const draw = await before(ECHO)
    expect(await Promise.all(['/en/a', '/ar/b', '/he/c'].map(draw))).toEqual([
      'http://shop.example/en/a',
      'http://shop.example/ar/b',
      'http://shop.example/he/c',
    ])
  })

  it('is started again after it has ended, and reports what it could not draw', async () => {
    const draw = await before(`process.on('message', ({ id, drawing }) => {
      if (drawing.url.endsWith('/end')) process.exit(1)
      process.send(drawing.url.endsWith('/bad') ? { id, fault: 'too bad' } : { id, pdf: Buffer.from('ok') })
    })`)
    await expect(draw('/end')).rejects.toThrow('it ended with 1')
    await expect(draw('/bad')).rejects.toThrow('too bad')
    expect(await draw('/good')).toBe('ok')
  })
})
