import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { beforeEach, expect, it, vi } from 'vitest'
import { chunkErrors } from '../../vite/chunk-errors.ts'
import { mayReload, noteReload } from './chunk-errors.ts'

beforeEach(() => sessionStorage.clear())

it('lets each path be reloaded once in ten seconds [AP-21]', () => {
  expect(mayReload('/en/device-list', 1000)).toBe(true)
  noteReload('/en/device-list', 1000)
  expect(mayReload('/en/device-list', 10_999)).toBe(false)
  expect(mayReload('/en/login', 10_999)).toBe(true)
  noteReload('/en/login', 10_999)
  expect(mayReload('/en/device-list', 10_999)).toBe(false)
  expect(mayReload('/en/device-list', 11_000)).toBe(true)
  expect(mayReload('/en/login', 20_998)).toBe(false)
})

it('reloads nothing when it cannot be counted [AP-21]', () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
  sessionStorage.setItem('chunkReloads', 'scribble')
  expect(mayReload('/en/device-list')).toBe(false)
  expect(logged).toHaveBeenCalledOnce()
  logged.mockRestore()
})

/** Builds a file with only this plugin. */
const built = (input: string) =>
  build({
    configFile: false,
    logLevel: 'silent',
    plugins: [chunkErrors()],
    build: { write: false, minify: false, lib: { entry: input, formats: ['es'] } },
  })

it('takes the reload of React Router out of the build [AP-21]', async () => {
  const itsOwn = new URL('lib/dom/ssr/routeModules.js', import.meta.resolve('react-router'))
  const code = JSON.stringify(await built(fileURLToPath(itsOwn)))
  expect(code).toContain('ChunkError')
  expect(code).not.toContain('location.reload')
})

it('fails a build in which React Router does it otherwise [AP-21]', async () => {
  const other = fileURLToPath(new URL('log.ts', import.meta.url))
  await expect(built(other)).rejects.toThrow('React Router reloads in another way')
})
