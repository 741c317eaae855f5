import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startCluster } from '../../scripts/engines/opensearch-cluster.ts'
import {
  buildServer,
  builtPath,
  command,
  freePort,
  plainMachines,
  raiseStage,
  type RaisedStage,
} from '../stage.ts'
import { drained, indexFaults } from './checker.ts'
import { noOutcome, sendCommands } from './commands.ts'
import { askQuestions, share } from './questions.ts'
import { supervise, untilReady } from './supervised.ts'
import { endWith } from './verdict.ts'

/**
 * Three OpenSearch nodes, of which the one that leads is killed while lists are asked for and prices
 * change; later it comes back. No list may fail, and of nothing that was answered with yes may the
 * index lack the newest version. With `--control one-copy` each shard is on one node only, and the
 * checker must notice.
 */
const CONTROLS = ['none', 'one-copy'] as const

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    questions: { type: 'string', default: '20' },
    commands: { type: 'string', default: '10' },
    machines: { type: 'string', default: '2000' },
    control: { type: 'string', default: 'none' },
  },
})
const control = CONTROLS.find((name) => name === values.control)
const [seconds, questions, commands, machines] = [
  values.seconds,
  values.questions,
  values.commands,
  values.machines,
].map(Number)
if (!control || !seconds || !questions || !commands || !machines) {
  console.error(`Usage: drill nodes [--seconds 60] [--questions 20] [--commands 10]
  [--machines 2000] [--control ${CONTROLS.join('|')}]`)
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

/** The API and the worker on the cluster, ready. */
async function serve(stage: RaisedStage) {
  const port = await freePort()
  const env = {
    ...stage.env,
    PORT: String(port),
    RATE_LIMIT_PER_MINUTE: '1000000',
    LOG_LEVEL: 'silent',
  }
  const http = supervise([builtPath('http')], env)
  const worker = supervise([builtPath('worker')], env, 10)
  const base = `http://127.0.0.1:${port}`
  await untilReady(base)
  return { base, stop: () => Promise.all([http.stop(), worker.stop()]) }
}

async function drill(): Promise<string[]> {
  buildServer()
  const cluster = await startCluster(join(process.env['ENGINES_DIR'] ?? '', 'cluster'), 3)
  const stage = await raiseStage('nodes', {
    SEARCH_URL: cluster.urls.join(','),
    SEARCH_REPLICAS: control === 'one-copy' ? '0' : '1',
  })
  const deviceIds = await plainMachines(stage, machines ?? 0)
  await command(stage.env, 'search', 'reindex')
  await cluster.settled()
  const token = await command(stage.env, 'token', '--audience', 'staff')
  const { base, stop } = await serve(stage)
  const names = cluster.urls.map((url, n) => [`node-${n + 1}`, url] as const)
  const leader = await manager(cluster.urls[0] ?? '')
  const victim = names.find(([name]) => name === leader)?.[1] ?? ''
  console.log(`${seconds} s; ${leader} leads, and is killed after a third of it`)

  const until = performance.now() + (seconds ?? 0) * 1000
  const outcome = noOutcome()
  const breaking = async () => {
    await sleep((seconds ?? 0) * 333)
    await cluster.kill(victim)
    await sleep((seconds ?? 0) * 333)
    cluster.startAgain(victim)
  }
  const load = { base, token, deviceIds, patienceMs: 20_000 }
  const [asked] = await Promise.all([
    askQuestions({
      base,
      paths: PATHS,
      perSecond: questions ?? 0,
      isOver: () => performance.now() > until,
    }),
    sendCommands({ ...load, perSecond: commands ?? 0, seconds: seconds ?? 0 }, outcome),
    breaking(),
  ])
  const isDrained = await drained(stage, 60_000)
  if (control === 'none') await cluster.settled()
  const behind = await indexFaults(stage)
  await stop()
  await stage.drop()
  await cluster.stop()
  console.log(
    `${asked.answers} lists, ${asked.failed.length} failed, p50 ${share(asked.took, 0.5).toFixed(0)} ms,` +
      ` p95 ${share(asked.took, 0.95).toFixed(0)} ms, longest ${Math.max(...asked.took).toFixed(0)} ms;` +
      ` ${outcome.acknowledged.size} of ${outcome.sent} commands answered with yes,` +
      ` ${behind.length} machines behind in the index, queue ${isDrained ? 'drained' : 'NOT drained'}`,
  )
  return [...asked.failed, ...behind, ...(isDrained ? [] : ['the queue did not drain'])]
}

endWith(
  await drill(),
  control !== 'none',
  'No list failed, and nothing acknowledged is missing from the index.',
)
