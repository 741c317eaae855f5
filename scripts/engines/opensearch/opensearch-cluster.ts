import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { onShutdown } from '../../shutdown.ts'
import { get } from '../http.ts'
import { freePorts } from '../process/ports.ts'
import { startProcess, restartProcess, stopProcess, waitUntilReady } from '../process/process.ts'
import { launchNode } from './opensearch.ts'

const TIMEOUT_MS = 120_000

interface Node {
  name: string
  dir: string
  url: string
}

/** A cluster of OpenSearch nodes for drills that kill one of them. */
export async function startCluster(home: string, count: number) {
  const ports = await freePorts(count * 2)
  const names = Array.from({ length: count }, (_, n) => `node-${n + 1}`)
  const transportPorts = ports.slice(count)
  const nodes: Node[] = names.map((name, n) => ({
    name,
    dir: join(home, name),
    url: `http://127.0.0.1:${ports[n]}`,
  }))
  const stop = async () => {
    await Promise.all(nodes.map(({ dir }) => stopProcess(dir, 'SIGKILL')))
    rmSync(home, { recursive: true, force: true })
  }
  onShutdown(stop)
  const [first] = nodes
  if (!first) throw new Error('a cluster has at least one node')
  const nodeAt = (url: string): Node => {
    const node = nodes.find((each) => each.url === url)
    if (!node) throw new Error(`no node listens at ${url}`)
    return node
  }

  for (const [n, { name, dir }] of nodes.entries()) {
    const instance = { mode: 'ci' as const, dir, ports: [ports[n] ?? 0, transportPorts[n] ?? 0] }
    startProcess(dir, await launchNode(instance, { name, names, transportPorts }))
  }
  /** Waits until the cluster has so many nodes and its shards are allocated. */
  const settled = (status: 'green' | 'yellow', size: number, from: Node = first) =>
    waitUntilReady(
      from.dir,
      () =>
        get(
          `${from.url}/_cluster/health?wait_for_status=${status}&wait_for_nodes=${size}&timeout=30s`,
          35_000,
        ),
      TIMEOUT_MS,
    )
  await settled('green', count)

  return {
    urls: nodes.map(({ url }) => url),
    settled: () => settled('green', count),
    kill: (url: string) => stopProcess(nodeAt(url).dir, 'SIGKILL'),
    restart: (url: string) => restartProcess(nodeAt(url).dir),
    stop,
  }
}
