import { freePort, type Env } from '@ironsouq/tooling/stage'
import { answers, start, stop, until } from './programs.ts'
import type { Stage } from './stage.ts'

/** One more storefront of the same installation, beside the first; it ends with its scope. */
export async function anotherStorefront({ objectsUrl, apiUrl, shared }: Stage, env: Env = {}) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const process = start(`storefront-${port}`, 'apps/storefront/entry/serve.ts', {
    NODE_ENV: 'production',
    PORT: String(port),
    API_URL: apiUrl,
    OBJECTS_URL: objectsUrl,
    PUBLIC_URL: url,
    ...shared,
    ...env,
  })
  const end = () => stop(process)
  try {
    await until('another storefront', answers(`${url}/livez`))
  } catch (err) {
    await end()
    throw err
  }
  return { url, [Symbol.asyncDispose]: end }
}
