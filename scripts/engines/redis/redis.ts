import { connect } from 'node:net'
import type { Engine, Launch, EngineInstance, Settings } from '../engine.ts'
import { programOnPath } from '../install/command.ts'
import { programExists, packageOf } from '../install/debian.ts'
import { ownFolder, unprivileged } from '../process/privilege.ts'

const PROGRAM = 'redis-server'

export const redis: Engine = {
  name: 'redis',
  title: 'Redis',
  variables: ['REDIS_URL'],
  devPorts: [16379],
  stopSignal: 'SIGTERM',
  packages: () => [packageOf(PROGRAM, programExists(PROGRAM))],
  isInstalled: () => true, // the Debian package is enough
  install: async () => {},
  settings: ([port]) => ({ REDIS_URL: `redis://127.0.0.1:${port}` }),
  launch,
  ping: version,
  prepare: async () => {},
  version,
}

async function launch({ mode, dir, ports: [port] }: EngineInstance): Promise<Launch> {
  const program = programOnPath(PROGRAM) ?? PROGRAM
  const user = unprivileged([dir])
  ownFolder(dir, user)
  const save = mode === 'dev' ? '60 1' : ''
  const memory = { maxmemory: '256mb', 'maxmemory-policy': 'volatile-lru' }
  const options = { bind: '127.0.0.1', port: String(port), dir, save, appendonly: 'no', ...memory }
  const args = Object.entries(options).flatMap(([key, value]) => [`--${key}`, value])
  return { command: [...user.prefix, program, ...args], cwd: dir, env: {} }
}

async function version(settings: Settings): Promise<string> {
  const info = await send(new URL(settings['REDIS_URL'] ?? ''), 'INFO server')
  const valkey = /^valkey_version:(\S+)/m.exec(info)?.[1]
  const found = valkey ? `Valkey ${valkey}` : /^redis_version:(\S+)/m.exec(info)?.[1]
  if (!found) throw new Error(info.split('\r\n')[0] || 'no answer')
  return found
}

/** One command over a plain socket. The server closes after QUIT, so the reply ends with the stream. */
function send(url: URL, command: string): Promise<string> {
  const login = [url.username, url.password].filter(Boolean).map(decodeURIComponent)
  const lines = [...(login.length > 0 ? [`AUTH ${login.join(' ')}`] : []), command, 'QUIT', '']
  return new Promise((resolve, reject) => {
    const socket = connect(Number(url.port || 6379), url.hostname)
    let reply = ''
    socket.setEncoding('utf8').setTimeout(3000, () => socket.destroy(new Error('no answer')))
    socket.on('data', (data: string) => (reply += data))
    socket.once('error', reject).once('end', () => resolve(reply))
    socket.write(lines.join('\r\n'))
  })
}
