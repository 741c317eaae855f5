import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compressFiles } from '@ironsouq/front-server/compress-files'
import { build } from 'vite'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const CLIENT = `${ROOT}build/client`
/** The routes that must open without a connection. */
const ROUTES = /^(?:root|frame\/(?:signed-in|screen-boundary)|features\/machines\/inspection\/.*)$/

const ASSET = /\/assets\/[\w.-]+/g
/** How a script or stylesheet names another file of the build. */
const NAMED = /(?:\.\/|\/?assets\/)([\w.-]+\.(?:js|css|woff2))/g

interface Route {
  module: string
  imports?: string[]
  css?: string[]
}

const contentOf = (name: string) => readFileSync(`${CLIENT}${name}`, 'utf8')

/** The list of routes that React Router wrote: a script that assigns JSON. */
function routesIn(manifest: string): Record<string, Route> {
  const text = contentOf(manifest)
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)
  return (JSON.parse(json) as { routes: Record<string, Route> }).routes
}

/** A file and everything that it names, in turn. */
function reached(names: Iterable<string>): Set<string> {
  const found = new Set<string>()
  const visit = (name: string) => {
    if (found.has(name) || !existsSync(`${CLIENT}${name}`)) return
    found.add(name)
    if (/\.(?:js|css)$/.test(name))
      for (const [, file = ''] of contentOf(name).matchAll(NAMED)) visit(`/assets/${file}`)
  }
  for (const name of names) visit(name)
  return found
}

/** What the page and the form need: scripts, also those that are loaded later, styles and fonts. */
function shellFiles(): string[] {
  const page = [...contentOf('/index.html').matchAll(ASSET)].map(([name]) => name)
  const manifest = page.find((name) => name.includes('/manifest-'))
  if (manifest === undefined) throw new Error('the page names no list of routes')
  const routes = Object.entries(routesIn(manifest))
    .filter(([id]) => ROUTES.test(id))
    .flatMap(([, { module, imports = [], css = [] }]) => [module, ...imports, ...css])
  // The list of routes names every screen; only its own are followed.
  const files = reached([...page.filter((name) => name !== manifest), ...routes])
  return [manifest, ...files].toSorted()
}

/** The service worker holds the names of the files that it stores. */
async function buildServiceWorker(): Promise<void> {
  const files = shellFiles()
  const version = hash('sha256', files.join('\n'), 'base64url').slice(0, 12)
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    define: { SHELL: JSON.stringify({ version, files }) },
    build: {
      outDir: CLIENT,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: `${ROOT}service-worker/service-worker.ts`,
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  })
}

/** After a build of the site: its service worker, and the compressed forms of every file. */
export async function finishBuild(): Promise<void> {
  await buildServiceWorker()
  await compressFiles(CLIENT)
}
