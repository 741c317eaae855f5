import { execFileSync, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ROOT } from '../root.ts'
import { policyOf } from './feature.ts'
import { DIGEST, migrate } from './places.ts'
import { scaffold } from './scaffold.ts'

/** One of each kind, and both audiences. */
const MADE = [
  ['feature', { name: 'proof-desk', area: 'platform' }],
  ['feature', { name: 'proof-stall', area: 'mall', audience: 'merchant' }],
  ['endpoint', { name: 'close', feature: 'proof-desk' }],
  ['endpoint', { name: 'close', feature: 'proof-stall', audience: 'merchant' }],
  ['screen', { name: 'proof-desk' }],
  ['screen', { name: 'proof-stall', app: 'merchant' }],
  ['notice', { name: 'proof-desk-closed' }],
  ['notice', { name: 'order-proven' }],
] as const

const COPIED = /(?:^|\/)(?:node_modules|\.engines|\.toolchain|build)(?:\/|$)/

/** The tracked and new files of this clone, with its dependencies linked. */
function copyTo(folder: string): void {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', list, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 << 20 })
  for (const file of files.split('\0').filter((each) => each && !COPIED.test(each)))
    if (existsSync(join(ROOT, file))) cpSync(join(ROOT, file), join(folder, file))
  for (const name of ['node_modules', '.toolchain', '.engines'])
    if (existsSync(join(ROOT, name))) symlinkSync(join(ROOT, name), join(folder, name))
  const manifests = files.split('\0').filter((file) => /.\/package\.json$/.test(file))
  for (const place of manifests.map((file) => join(dirname(file), 'node_modules')))
    if (existsSync(join(ROOT, place)))
      cpSync(join(ROOT, place), join(folder, place), { recursive: true, verbatimSymlinks: true })
}

/** Makes one of each kind in a copy of the clone, follows its next steps and runs what the gate would. */
export function provesItself(): number {
  const folder = mkdtempSync(join(tmpdir(), 'ironsouq-new-'))
  const run = (command: string, at = '.', named = command) => {
    console.log(named)
    const { status, stdout, stderr } = spawnSync('bash', ['-c', command], {
      cwd: join(folder, at),
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`${named} failed:\n${stdout}${stderr}`)
  }
  try {
    copyTo(folder)
    const git =
      'git -c user.name=new -c user.email=new@ironsouq.example -c core.hooksPath=/dev/null'
    // With the history of the clone: the check of commits reads it.
    run(`git init -q -b main && git fetch -q ${ROOT} HEAD && git reset -q --soft FETCH_HEAD`)
    run(`git add -A && ${git} commit -q --allow-empty -m "copy: begin"`)
    const made = MADE.flatMap(([kind, wanted]) => scaffold(folder, kind, wanted).files)
    const files = [...new Set(made)]
    const tests = files.filter((file) => file.endsWith('.test.ts') && file.includes('/features/'))
    run(migrate('add_proofs').replace('pnpm exec ', 'node_modules/.bin/'))
    const migrations = 'apps/server/migrations'
    const [, former] = readdirSync(join(folder, migrations, 'meta'))
      .filter((name) => name.endsWith('_snapshot.json'))
      .toSorted()
      .toReversed()
    rmSync(join(folder, migrations, 'meta', former ?? ''))
    const newest = readdirSync(join(folder, migrations))
      .filter((name) => name.endsWith('.sql'))
      .toSorted()
      .at(-1)
    appendFileSync(
      join(folder, migrations, newest ?? ''),
      `\n--> statement-breakpoint\n${policyOf('proof_stall')}\n`,
    )
    run(DIGEST)
    // knip reads the route types of the storefront, too.
    for (const app of ['backoffice', 'merchant', 'storefront'])
      run('node_modules/.bin/react-router typegen', `apps/${app}`)
    for (const project of [
      'packages/contract',
      'packages/i18n',
      'apps/server',
      'apps/backoffice',
      'apps/merchant',
    ])
      run(`tsc -p ${project}`)
    const sources = files.filter((file) => /\.tsx?$/.test(file)).join(' ')
    run(`oxlint --type-aware --deny-warnings ${sources}`, '.', 'oxlint')
    run(`oxfmt --check ${files.join(' ')}`, '.', 'oxfmt --check')
    run('knip')
    run('node tooling/checks/run.ts')
    run(
      `vitest run ${tests.join(' ')} apps/server/src/kernel/data/retention.api.test.ts apps/server/src/entry/mails`,
    )
    console.log('What the scaffold makes compiles, and passes its lint, checks and tests.')
    return 0
  } finally {
    rmSync(folder, { recursive: true })
  }
}
