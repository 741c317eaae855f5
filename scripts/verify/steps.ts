import { join } from 'node:path'
import { ROOT } from '../root.ts'
import { backgroundDrills, drills } from './drill-steps.ts'
import { CONFIGURATION, SERVER, SOURCES } from './input-globs.ts'
import { readPlaywright, readVitest } from './reports.ts'
import type { Step } from './step.ts'

const REPORTS = join(ROOT, '.cache/verify')
const VITEST_REPORT = join(REPORTS, 'vitest.json')
const PLAYWRIGHT_REPORT = join(REPORTS, 'playwright.json')
const CATALOGUE_REPORT = join(REPORTS, 'catalogue.json')

const TYPED = [
  'packages/contract',
  'packages/i18n',
  'packages/realtime-client',
  'packages/rich-text',
  'packages/ui',
  'packages/front-server',
  'packages/portal',
  'packages/sandboxes',
  'apps/server',
  'packages/demo',
  'apps/storefront',
  'apps/backoffice',
  'apps/merchant',
  'tooling',
  'scripts',
  'e2e',
]

const REPORTERS = ['--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`]

const ROUTE_TYPES: Step = {
  name: 'route types',
  commands: [
    ['react-router', 'typegen'],
    ['react-router', 'typegen', '../backoffice'],
    ['react-router', 'typegen', '../merchant'],
  ],
  cwd: 'apps/storefront',
  cores: 1,
  inputs: ['apps/{storefront,backoffice,merchant}/**', ...CONFIGURATION],
  outputs: [
    'apps/storefront/.react-router',
    'apps/backoffice/.react-router',
    'apps/merchant/.react-router',
  ],
}

const TYPES: Step = {
  name: 'types',
  commands: TYPED.map((folder) => ['tsc', '-p', folder]),
  after: ['route types'],
  cores: 1,
  inputs: SOURCES,
}

const LINT: Step = {
  name: 'lint',
  commands: [['oxlint', '--type-aware', '--deny-warnings']],
  after: ['route types'],
  cores: 2,
  inputs: ['.oxlintrc.json', ...SOURCES],
}

export const QUICK_STEPS: readonly Step[] = [
  ROUTE_TYPES,
  TYPES,
  LINT,
  {
    name: 'changed tests',
    commands: [['node', 'tooling/affected/run.ts', ...REPORTERS]],
    cores: 2,
    needsEngines: true,
    inputs: ['**'],
    report: { file: VITEST_REPORT, read: readVitest },
  },
]

/**
 * `tests`, `browser tests`, `crash drill` and `buy drill` run without other foreground steps: the first two
 * measure times, the other two crash PostgreSQL. The catalogue and the malformed requests measure no times
 * and fill what `tests` leaves idle while it waits for the engines.
 */
export const gateSteps = (isFull: boolean): readonly Step[] => [
  ROUTE_TYPES,
  { name: 'format', commands: [['oxfmt', '--check']], cores: 1, inputs: ['**'] },
  TYPES,
  {
    name: 'unused code',
    commands: [['knip']],
    after: ['route types'],
    cores: 1,
    inputs: ['knip.json', ...SOURCES],
  },
  LINT,
  {
    name: 'checks',
    commands: [['node', 'tooling/checks/run.ts']],
    cores: 1,
    inputs: ['**'],
  },
  {
    name: 'storefront build',
    commands: [['react-router', 'build']],
    cwd: 'apps/storefront',
    after: ['types'],
    cores: 1,
    inputs: ['apps/storefront/**', 'packages/**', ...CONFIGURATION],
    outputs: ['apps/storefront/build'],
  },
  {
    name: 'back office build',
    commands: [['react-router', 'build']],
    cwd: 'apps/backoffice',
    after: ['types'],
    cores: 1,
    inputs: ['apps/backoffice/**', 'packages/**', ...CONFIGURATION],
    outputs: ['apps/backoffice/build'],
  },
  {
    name: 'merchant portal build',
    commands: [['react-router', 'build']],
    cwd: 'apps/merchant',
    after: ['types'],
    cores: 1,
    inputs: ['apps/merchant/**', 'packages/**', ...CONFIGURATION],
    outputs: ['apps/merchant/build'],
  },
  {
    name: 'catalogue build',
    commands: [['vite', 'build']],
    cwd: 'packages/ui',
    after: ['types'],
    cores: 1,
    inputs: ['packages/**', ...CONFIGURATION],
    outputs: ['packages/ui/build'],
  },
  {
    name: 'server build',
    commands: [['rolldown', '--config']],
    cwd: 'apps/server',
    after: ['types'],
    cores: 1,
    inputs: SERVER,
    outputs: ['apps/server/build'],
  },
  {
    name: 'tests',
    // A busy machine may be late once. The summary names each test that needed its second attempt.
    commands: [['vitest', 'run', '--retry=1', ...REPORTERS]],
    after: ['types', 'lint'],
    cores: 2,
    needsEngines: true,
    inputs: ['**'],
    report: { file: VITEST_REPORT, read: readVitest },
  },
  {
    name: 'catalogue tests',
    commands: [['playwright', 'test', '--config=catalogue.config.ts', '--reporter=list,json']],
    cwd: 'e2e',
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: CATALOGUE_REPORT },
    after: ['catalogue build'],
    cores: 'background',
    needsEngines: true, // they install the browser
    inputs: ['e2e/**', 'packages/**', ...CONFIGURATION],
    report: { file: CATALOGUE_REPORT, read: (json) => readPlaywright(json, 'catalogue') },
  },
  ...backgroundDrills(isFull),
  {
    // The alone project measures page vitals, so no background step may run beside it.
    name: 'browser tests',
    commands: [['playwright', 'test', '--reporter=list,json']],
    cwd: 'e2e',
    env: {
      PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT,
      ...(isFull && { FULL: '1', MEASURE: '1' }),
    },
    after: [
      'storefront build',
      'back office build',
      'merchant portal build',
      'server build',
      'tests',
      'catalogue tests',
      'malformed requests',
      'stripe requests',
    ],
    cores: 2,
    needsEngines: true,
    inputs: SOURCES,
    report: { file: PLAYWRIGHT_REPORT, read: readPlaywright },
  },
  ...drills(isFull),
]
