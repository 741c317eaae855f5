import { findPackageJSON } from 'node:module'
import { connect } from 'node:net'
import { dirname, join } from 'node:path'
import { ROOT } from '../../root.ts'
import type { Engine, Launch, EngineInstance, Settings } from '../engine.ts'
import { get } from '../http.ts'
import { ownFolder, unprivileged } from '../process/privilege.ts'

export const maildev: Engine = {
  name: 'maildev',
  title: 'SMTP (maildev)',
  variables: ['SMTP_URL', 'MAIL_INBOX_URL'],
  optional: ['MAIL_INBOX_URL'],
  devPorts: [11025, 11080],
  stopSignal: 'SIGTERM',
  packages: () => [],
  isInstalled: () => true, // pnpm installs it
  install: async () => {},
  settings: ([smtpPort, webPort]) => ({
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    MAIL_INBOX_URL: `http://127.0.0.1:${webPort}`,
  }),
  launch,
  ping: version,
  prepare: async () => {},
  version,
}

async function launch({ dir, ports: [smtpPort, webPort] }: EngineInstance): Promise<Launch> {
  const manifest = findPackageJSON('maildev', join(ROOT, 'package.json'))
  if (!manifest) throw new Error('maildev is missing: run pnpm install')
  const program = join(dirname(manifest), 'dist/bin/maildev.js')
  const user = unprivileged([process.execPath, program, dir])
  const mail = join(dir, 'mail')
  ownFolder(dir, user)
  ownFolder(mail, user)
  const smtp = ['--smtp', String(smtpPort), '--ip', '127.0.0.1']
  const web = ['--web', String(webPort), '--web-ip', '127.0.0.1']
  const store = ['--mail-directory', mail, '--max-emails', '5000']
  const command = [...user.prefix, process.execPath, program, ...smtp, ...web, ...store]
  return { command, cwd: dir, env: {} }
}

async function version(settings: Settings): Promise<string> {
  const banner = await greeting(new URL(settings['SMTP_URL'] ?? ''))
  if (!banner.startsWith('220')) throw new Error(banner.trim() || 'no SMTP greeting')
  const inbox = settings['MAIL_INBOX_URL']
  if (!inbox) return banner.slice(4).trim()
  const config = await get(`${inbox}/api/config`)
  return ((await config.json()) as { version: string }).version
}

function greeting(url: URL): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(url.port || 25), url.hostname)
    socket.setEncoding('utf8').setTimeout(3000, () => socket.destroy(new Error('no answer')))
    socket.once('error', reject)
    socket.once('data', (data: string) => {
      resolve(data)
      socket.end('QUIT\r\n')
    })
  })
}
