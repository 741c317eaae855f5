import { spawnSync } from 'node:child_process'
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { runWithRetries } from './command.ts'
import { installPackages } from './debian.ts'
import { cachedDownload } from './download-cache.ts'
import { goPackages, goProgram } from './go.ts'

const NAME = 'stripe-mock'
const VERSION = '0.203.0'
const MODULE = `github.com/stripe/${NAME}`
const MODULE_SUM = 'h1:EzW7nb/fphqcAkgVRHAaC88OaAZo6SBWSl54cflDTio='

/** Stripe's own validator of requests and the OpenAPI document that it uses; downloaded if missing. */
export async function stripeMock(): Promise<{ program: string; document: string }> {
  const folder = await cachedDownload(NAME, VERSION, async ({ dir, log }) => {
    await installPackages(goPackages())
    const go = await goProgram()
    const build = ['install', '-trimpath', '-ldflags=-s -w', `${MODULE}@v${VERSION}`]
    const env = { ...process.env, GOBIN: dir, CGO_ENABLED: '0' }
    await runWithRetries('nice', ['-n', '10', go, ...build], { env, log })
    const stdoutOf = (...args: string[]) => spawnSync(go, args, { encoding: 'utf8' }).stdout
    if (!stdoutOf('version', '-m', join(dir, NAME)).includes(`v${VERSION}\t${MODULE_SUM}`))
      throw new Error(`the build is not ${MODULE} ${VERSION} with the tested checksum`)
    const modules = stdoutOf('env', 'GOMODCACHE').trim()
    const document = join(modules, `${MODULE}@v${VERSION}`, 'embedded/openapi/spec3.json')
    copyFileSync(document, join(dir, 'spec3.json'))
  })
  return { program: join(folder, NAME), document: join(folder, 'spec3.json') }
}
