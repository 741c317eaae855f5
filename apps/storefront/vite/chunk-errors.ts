import type { Plugin } from 'vite'

const FILE = /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/
const ITS_WAY = 'window.location.reload();\n\t\treturn new Promise(() => {});'
const OUR_WAY = `const gone = new Error(route.module + ' did not load', { cause: error });
		gone.name = 'ChunkError';
		return { default() { throw gone; } };`

/**
 * When a chunk does not load, React Router reloads the current page in an endless loop, even if the
 * chunk was only prefetched. No option changes that, and a rejection would show an empty page. So
 * the build replaces that code: it returns a page that throws when rendered, and our error boundary
 * handles it [AP-21]. If a new version of React Router has other code, the build fails here.
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
