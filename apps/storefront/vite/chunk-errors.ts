import type { Plugin } from 'vite'

const FILE = /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/
const ITS_WAY = 'window.location.reload();\n\t\treturn new Promise(() => {});'
const OUR_WAY = `const gone = new Error(route.module + ' did not load', { cause: error });
		gone.name = 'ChunkError';
		return { default() { throw gone; } };`

/**
 * When a page's chunk does not load, React Router reloads the page one is on, without end, even if
 * the chunk was only to be fetched ahead; no part of its API has a say in that, and what it would
 * make of a rejection is an empty page. So the build makes it go on with a page that throws when it
 * is drawn, for our error boundary to understand [AP-21]. A version that does it otherwise fails the
 * build here, and no reader.
 */
export function chunkErrors(): Plugin {
  let changed = false
  return {
    name: 'chunk-errors',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: FILE },
      handler(code) {
        changed = code.includes(ITS_WAY)
        return changed ? code.replace(ITS_WAY, OUR_WAY) : null
      },
    },
    buildEnd() {
      if (!changed) this.error('React Router reloads in another way now: see vite/chunk-errors.ts')
    },
  }
}
