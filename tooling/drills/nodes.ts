import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startCluster } from '../../scripts/engines/opensearch/opensearch-cluster.ts'
import {
  buildServer,
  builtPath,
  command,
  freePort,
  insertDevices,
  createEnvironment,
  type Environment,
} from '../environment.ts'
import { emptyOutcome, sendCommands } from './command-load.ts'
import { indexFaults, isQueueDrained } from './consistency.ts'
import { sendQueries, quantile } from './query-load.ts'
import { printResult } from './result.ts'
import { supervise, waitUntilReady } from './supervisor.ts'

/**
 * Three OpenSearch nodes. The cluster manager is killed under queries and price changes, and started
 * again later. No list may fail, and the index must have the newest version of every acknowledged
 * change. With `--control one-copy` shards have no replica, and the checks must report it.
 */
const CONTROLS = ['none', 'one-copy'] as const

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    queries: { type: 'string', default: '20' },
    commands: { type: 'string', default: '10' },
    devices: { type: 'string', default: '2000' },
    control: { type: 'string', default: 'none' },
  },
})
const control = CONTROLS.find((name) => name === values.control)
const [seconds, queries, commands, devices] = [
  values.seconds,
  values.queries,
  values.commands,
  values.devices,
].map(Number)
if (!control || !seconds || !queries || !commands || !devices) {
  console.error(`Usage: drill nodes [--seconds 60] [--queries 20] [--commands 10]
  [--devices 2000] [--control ${CONTROLS.join('|')}]`)
  process.exit(2)
}

const PATHS = [
  '/device/list?q=320',
  '/device/list?brand=caterpillar&sort=priceLow',
  '/device/list?category=excavators&grade=A,B&hours=-5000',
  '/device/list?current=3',
]

async function manager(url: string): Promise<string> {
  const reply = await fetch(`${url}/_cat/cluster_manager?h=node`)
  return (await reply.text()).trim()
}

/** Starts API and worker on the cluster. */
async function serve(environment: Environment) {
  const port = await freePort()
  const env = {
    ...environment.env,
    PORT: String(port),
    RATE_LIMIT_PER_MINUTE: '1000000',
    LOG_LEVEL: 'silent',
  }
  const http = supervise([builtPath('http')], env)
  const worker = supervise([builtPath('worker')], env, 10)
  const base = `http://127.0.0.1:${port}`
  await waitUntilReady(base)
  return { base, stop: () => Promise.all([http.stop(), worker.stop()]) }
}

async function drill(): Promise<string[]> {
  buildServer()
  const cluster = await startCluster(join(process.env['ENGINES_DIR'] ?? '', 'cluster'), 3)
  const environment = await createEnvironment('nodes', {
    SEARCH_URL: cluster.urls.join(','),
    SEARCH_REPLICAS: control === 'one-copy' ? '0' : '1',
  })
  const deviceIds = await insertDevices(environment, devices ?? 0)
  await command(environment.env, 'search', 'reindex')
  await cluster.settled()
  const token = await command(environment.env, 'token', '--audience', 'staff')
  const { base, stop } = await serve(environment)
  const names = cluster.urls.map((url, n) => [`node-${n + 1}`, url] as const)
  const leader = await manager(cluster.urls[0] ?? '')
  const victim = names.find(([name]) => name === leader)?.[1] ?? ''
  console.log(`${seconds} s; ${leader} is the cluster manager and is killed after a third of it`)

  const until = performance.now() + (seconds ?? 0) * 1000
  const outcome = emptyOutcome()
  const killAndRestart = async () => {
    await sleep((seconds ?? 0) * 333)
    await cluster.kill(victim)
    await sleep((seconds ?? 0) * 333)
    cluster.restart(victim)
  }
  const load = { base, token, deviceIds, retryMs: 20_000 }
  const [lists] = await Promise.all([
    sendQueries({
      base,
      paths: PATHS,
      perSecond: queries ?? 0,
      isOver: () => performance.now() > until,
    }),
    sendCommands({ ...load, perSecond: commands ?? 0, seconds: seconds ?? 0 }, outcome),
    killAndRestart(),
  ])
  const isDrained = await isQueueDrained(environment, 60_000)
  if (control === 'none') await cluster.settled()
  const outdated = await indexFaults(environment)
  await stop()
  await environment.destroy()
  await cluster.stop()
  console.log(
    `${lists.responses} lists, ${lists.failures.length} failed, p50 ${quantile(lists.latencies, 0.5).toFixed(0)} ms,` +
      ` p95 ${quantile(lists.latencies, 0.95).toFixed(0)} ms, longest ${Math.max(...lists.latencies).toFixed(0)} ms;` +
      ` ${outcome.acknowledged.size} of ${outcome.sent} commands acknowledged,` +
      ` ${outdated.length} devices outdated in the index, queue ${isDrained ? 'drained' : 'NOT drained'}`,
  )
  return [...lists.failures, ...outdated, ...(isDrained ? [] : ['the queue did not drain'])]
}

const isGood = printResult(
  await drill(),
  control !== 'none',
  'No list failed, and every acknowledged change is in the index.',
)
process.exit(isGood ? 0 : 1)
