import { type Env, freePort } from '@ironsouq/tooling/environment'
import type { Environment } from './environment.ts'
import { responds, start, stop, until } from './processes.ts'

export const STOREFRONT = 'apps/storefront/entry/serve.ts'

interface Given {
  /** Environment variables that differ from the first storefront. */
  env?: Env
  /** Names the log file. */
  name?: string
}

async function startStorefront(env: Env, name: string) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const own = { NODE_ENV: 'production', PORT: String(port), PUBLIC_URL: url }
  const child = start(name, STOREFRONT, { ...own, ...env })
  const end = () => stop(child)
  try {
    await until(name, responds(`${url}/livez`))
  } catch (err) {
    await end()
    throw err
  }
  return { url, [Symbol.asyncDispose]: end }
}

/** Another storefront of the same installation. It ends with its scope. */
export function anotherStorefront(
  { objectsUrl, apiUrl, shared }: Environment,
  { env = {}, name = `storefront-${crypto.randomUUID()}` }: Given = {},
) {
  return startStorefront({ API_URL: apiUrl, OBJECTS_URL: objectsUrl, ...shared, ...env }, name)
}

/** A storefront whose API does not respond and that shares no cache. It ends with its scope. */
export async function storefrontWithoutApi({ objectsUrl }: Environment, name: string) {
  const unused = await freePort()
  return startStorefront({ API_URL: `http://127.0.0.1:${unused}`, OBJECTS_URL: objectsUrl }, name)
}
