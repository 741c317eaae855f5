import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Engine, Launch, EngineInstance, Settings } from '../engine.ts'
import { get } from '../http.ts'
import { runCommand } from '../install/command.ts'
import { MAVEN, UNZIP } from '../install/debian.ts'
import { cachedDownload, downloadPath } from '../install/download-cache.ts'
import { javaHome, javaPackages } from '../install/java.ts'
import { artifactFile, fetchArtifacts } from '../install/maven.ts'
import { ownFolder, unprivileged } from '../process/privilege.ts'
import {
  DISTRIBUTION,
  LUCENE_VERSION,
  OPENSEARCH_VERSION,
  pluginDescriptor,
  PLUGINS,
} from './opensearch.plugins.ts'

const NAME = 'opensearch'

export const opensearch: Engine = {
  name: NAME,
  title: 'OpenSearch',
  variables: ['SEARCH_URL'],
  devPorts: [19200, 19300],
  stopSignal: 'SIGTERM',
  packages: () => [...(isInstalled() ? [] : [MAVEN, UNZIP]), ...javaPackages()],
  isInstalled,
  install: () => Promise.all([installDistribution(), javaHome()]),
  settings: ([port]) => ({ SEARCH_URL: `http://127.0.0.1:${port}` }),
  launch,
  ping: (settings) => get(`${settings['SEARCH_URL']}/_cluster/health?timeout=1s`),
  // Shards of existing data must be recovered before the first search.
  prepare: async (settings) => {
    const health = `${settings['SEARCH_URL']}/_cluster/health?wait_for_status=yellow&timeout=60s`
    await get(health, 65_000)
  },
  version,
}

function isInstalled(): boolean {
  return existsSync(downloadPath(NAME, OPENSEARCH_VERSION))
}

function installDistribution(): Promise<string> {
  return cachedDownload(NAME, OPENSEARCH_VERSION, async (staging) => {
    const { dir, log } = staging
    await fetchArtifacts([DISTRIBUTION, ...PLUGINS.flatMap(({ jars }) => jars)], staging)
    const zip = artifactFile(DISTRIBUTION, staging)
    await runCommand('unzip', ['-q', zip, '-d', dir], { log })
    rmSync(zip)
    const home = homeIn(dir)
    if (!existsSync(join(home, `lib/lucene-core-${LUCENE_VERSION}.jar`))) {
      throw new Error(`the distribution has another Lucene than ${LUCENE_VERSION}`)
    }
    for (const plugin of PLUGINS) {
      const folder = join(home, 'plugins', plugin.name)
      renameSync(join(dir, 'plugins', plugin.name), folder)
      writeFileSync(join(folder, 'plugin-descriptor.properties'), pluginDescriptor(plugin))
    }
    // 73 MB of an unused database.
    rmSync(join(home, 'modules/ingest-geoip'), { recursive: true, force: true })
  })
}

/** A node of a cluster: its name, and the names and transport ports of all nodes. */
export interface ClusterMembers {
  name: string
  names: readonly string[]
  transportPorts: readonly number[]
}

function launch(instance: EngineInstance): Promise<Launch> {
  return launchNode(instance)
}

export async function launchNode(
  instance: EngineInstance,
  members?: ClusterMembers,
): Promise<Launch> {
  const [folder, java] = await Promise.all([installDistribution(), javaHome()])
  const home = homeIn(folder)
  const { dir } = instance
  const config = join(dir, 'config')
  for (const name of ['config/jvm.options.d', 'config/analysis', 'data', 'logs', 'tmp']) {
    mkdirSync(join(dir, name), { recursive: true })
  }
  writeFileSync(join(config, 'opensearch.yml'), nodeSettings(instance, members))
  writeFileSync(join(config, 'jvm.options'), jvmOptions(home, java, instance))
  copyFileSync(join(home, 'config/log4j2.properties'), join(config, 'log4j2.properties'))
  const user = unprivileged([home, java, dir])
  ownFolder(dir, user)
  return {
    command: [...user.prefix, 'bash', join(home, 'bin/opensearch'), `-Epath.logs=${dir}/logs`],
    cwd: home,
    env: {
      OPENSEARCH_JAVA_HOME: java,
      OPENSEARCH_PATH_CONF: config,
      OPENSEARCH_TMPDIR: join(dir, 'tmp'),
    },
  }
}

function nodeSettings(
  { dir, ports: [port, transportPort] }: EngineInstance,
  members?: ClusterMembers,
) {
  const clusterSettings = members && {
    'node.name': members.name,
    'discovery.seed_hosts': members.transportPorts.map((each) => `127.0.0.1:${each}`).join(','),
    'cluster.initial_cluster_manager_nodes': members.names.join(','),
    // A killed node is detected after three seconds instead of half a minute.
    'cluster.fault_detection.leader_check.interval': '500ms',
    'cluster.fault_detection.leader_check.timeout': '1s',
    'cluster.fault_detection.follower_check.interval': '500ms',
    'cluster.fault_detection.follower_check.timeout': '1s',
  }
  const settings = {
    'cluster.name': 'ironsouq',
    ...(clusterSettings ?? { 'node.name': 'node-1', 'discovery.type': 'single-node' }),
    'path.data': join(dir, 'data'),
    'network.host': '127.0.0.1',
    'http.port': port,
    'transport.port': transportPort,
    // A nearly full disk must not make the indices read-only.
    'cluster.routing.allocation.disk.threshold_enabled': false,
  }
  return Object.entries(settings)
    .map(([key, value]) => `${key}: ${value}\n`)
    .join('')
}

/** The options of the distribution with another heap size and paths in the engine's folder. */
function jvmOptions(home: string, java: string, { mode, dir }: EngineInstance): string {
  const heap = process.env['OPENSEARCH_HEAP'] ?? '512m'
  const modules = spawnSync(join(java, 'bin/java'), ['--list-modules'], { encoding: 'utf8' }).stdout
  const lines = readFileSync(join(home, 'config/jvm.options'), 'utf8')
    .replaceAll('=logs/', `=${dir}/logs/`)
    .replaceAll('HeapDumpPath=data', `HeapDumpPath=${dir}/logs`)
    .split('\n')
    .filter((line) => !/^-Xm[sx]/.test(line))
    .filter((line) => !line.includes('incubator.vector') || modules.includes('incubator.vector'))
  // The C2 compiler pays off only in long runs.
  const compiler = mode === 'ci' ? ['-XX:TieredStopAtLevel=1'] : []
  // Heap pages are allocated when they are first used.
  const memory = [`-Xms${heap}`, `-Xmx${heap}`, '-XX:-AlwaysPreTouch']
  return [...lines, ...memory, ...compiler, ''].join('\n')
}

async function version(settings: Settings): Promise<string> {
  const response = await get(settings['SEARCH_URL'] ?? '')
  const { version: found } = (await response.json()) as { version: { number: string } }
  return found.number
}

function homeIn(folder: string): string {
  return join(folder, `opensearch-${OPENSEARCH_VERSION}`)
}
