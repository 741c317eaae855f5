import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { publishCatalogueUrl } from './address.ts'

const BUILT = fileURLToPath(new URL('../../packages/ui/build', import.meta.url))
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
}

/** Serves the built catalogue until the tests are done. */
// oxlint-disable-next-line import/no-default-export -- Playwright imports the default export
export default async function serveCatalogue() {
  if (!existsSync(join(BUILT, 'index.html')))
    throw new Error('packages/ui/build is missing: pnpm --filter @ironsouq/ui build')
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://catalogue')
    const file = normalize(pathname === '/' ? '/index.html' : pathname)
    readFile(join(BUILT, file)).then(
      (body) => {
        const type = TYPES[extname(file)] ?? 'application/octet-stream'
        response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=600' }).end(body)
      },
      () => response.writeHead(404).end(),
    )
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('the catalogue has no address')
  publishCatalogueUrl(`http://127.0.0.1:${address.port}`)
  return () => {
    server.closeAllConnections()
    server.close()
  }
}
