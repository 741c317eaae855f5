import type { ChildProcess } from 'node:child_process'
import { command, type Env, freePort, raiseStage } from '@ironsouq/tooling/stage'
import {
  inboxOf,
  peerEnv,
  PEERS,
  peersAt,
  type PeerUrls,
} from '../apps/server/test/peers/addresses.ts'
import { answers, start, stop, until } from './stage/programs.ts'
import { sql } from './stage/sql.ts'
import { type Stage, tellStage } from './stage/stage.ts'

const MACHINES = 48
/** Kept from run to run: pictures are named by what they show, so none is drawn twice. */
const BUCKET = 'ironsouq-e2e'

const SERVER = 'apps/server/build/entry'

/** Whoever is outside the shop: social logins and short messages. */
async function startPeers(shop: string, running: ChildProcess[]): Promise<PeerUrls> {
  const ports = { oidc: await freePort(), wechat: await freePort(), sms: await freePort() }
  const { urls, args } = peersAt(shop, ports)
  running.push(start('peers', PEERS, {}, args))
  await until('the peers', answers(`${urls.oidcUrl}/.well-known/openid-configuration`))
  return urls
}

async function startSite(given: Env, running: ChildProcess[]) {
  const [apiPort, port] = await Promise.all([freePort(), freePort()])
  const apiUrl = `http://127.0.0.1:${apiPort}`
  // A passkey belongs to a name: browsers make none for a bare address.
  const url = `http://localhost:${port}`
  const peers = await startPeers(url, running)
  const env: Env = { ...given, ...peerEnv(peers), PUBLIC_URL: url }
  const objectsUrl = `${env['S3_ENDPOINT_URL']}/${BUCKET}`
  // The store takes pictures from pages of this shop, whose address is known only now.
  await command(env, 'migrate')
  const { REDIS_URL = '', REDIS_PREFIX = '', SERVICE_KEY = '' } = env
  const shared = { REDIS_URL, REDIS_PREFIX, SERVICE_KEY }
  running.push(
    start('http', `${SERVER}/http.js`, { ...env, PORT: String(apiPort) }),
    start('worker', `${SERVER}/worker.js`, env),
    start('storefront', 'apps/storefront/entry/serve.ts', {
      NODE_ENV: 'production',
      PORT: String(port),
      API_URL: apiUrl,
      OBJECTS_URL: objectsUrl,
      PUBLIC_URL: url,
      ...shared,
    }),
  )
  await until('the storefront and its API', answers(`${url}/readyz`))
  return { url, apiUrl, objectsUrl, shared, ...peers }
}

/** All that is for sale can be found. */
async function indexed({ apiUrl, databaseUrl }: Pick<Stage, 'apiUrl' | 'databaseUrl'>) {
  const [row] = await sql(
    databaseUrl,
    `select count(*)::int as n from device where state = 'listed'`,
  )
  const reply = await fetch(`${apiUrl}/device/list?size=1`)
  const { data } = (await reply.json()) as { data: { total: number } }
  return data.total > 0 && data.total === row?.['n']
}

/** A whole installation of its own beside any other: made before the tests, gone after them. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes its setup from the default
export default async function setTheStage() {
  const raised = await raiseStage('e2e', {
    NODE_ENV: 'test',
    S3_BUCKET_NAME: BUCKET,
    TRUST_PROXY: '127.0.0.1',
    RATE_LIMIT_PER_MINUTE: '100000', // every visitor of a test has the same address
  })
  const { env } = raised
  const running: ChildProcess[] = []
  const strike = async () => {
    await Promise.all(running.map(stop))
    await raised.drop()
  }

  try {
    const { smsUrl, ...site } = await startSite(env, running)
    await command(env, 'seed', '--machines', String(MACHINES), '--galleries', '3')
    const databaseUrl = env['DATABASE_URL'] ?? ''
    const staffToken = await command(env, 'token', '--audience', 'staff')
    await until('the machines to be found', () => indexed({ ...site, databaseUrl }))
    const inboxUrl = env['MAIL_INBOX_URL'] ?? ''
    tellStage({ ...site, databaseUrl, staffToken, inboxUrl, smsInboxUrl: inboxOf(smsUrl) })
  } catch (err) {
    await strike()
    throw err
  }
  return strike
}
