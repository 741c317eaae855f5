import { join } from 'node:path'
import { ROOT } from '../engines/root.ts'
import { playwrightCount, vitestCount } from './reports.ts'
import type { Step } from './step.ts'

const REPORTS = join(ROOT, '.cache/verify')
const VITEST_REPORT = join(REPORTS, 'vitest.json')
const PLAYWRIGHT_REPORT = join(REPORTS, 'playwright.json')
const CATALOGUE_REPORT = join(REPORTS, 'catalogue.json')

const TYPED = [
  'packages/contract',
  'packages/i18n',
  'packages/ui',
  'packages/art',
  'apps/server',
  'apps/storefront',
  'tooling',
  'scripts',
  'e2e',
]

const VITEST = ['vitest', 'run', '--reporter=default', '--reporter=json']

const ROUTE_TYPES: Step = {
  name: 'route types',
  commands: [['react-router', 'typegen']],
  cwd: 'apps/storefront',
  cores: 1,
}

const TYPES: Step = {
  name: 'types',
  commands: TYPED.map((folder) => ['tsc', '-p', folder]),
  after: ['route types'],
  cores: 1,
}

const LINT: Step = {
  name: 'lint',
  commands: [['oxlint', '--type-aware', '--deny-warnings']],
  after: ['route types'],
  cores: 2,
}

export const QUICK_STEPS: readonly Step[] = [
  ROUTE_TYPES,
  TYPES,
  LINT,
  {
    name: 'changed tests',
    commands: [[...VITEST, '--changed', '--passWithNoTests', `--outputFile.json=${VITEST_REPORT}`]],
    cores: 2,
    needsEngines: true,
    report: { file: VITEST_REPORT, count: vitestCount },
  },
]

const SHORT = ['--seconds', '12', '--rate', '100', '--kill-every', '4']

export const STEPS: readonly Step[] = [
  ROUTE_TYPES,
  { name: 'format', commands: [['oxfmt', '--check']], cores: 1 },
  TYPES,
  { name: 'unused code', commands: [['knip']], after: ['route types'], cores: 1 },
  LINT,
  { name: 'checks', commands: [['node', 'tooling/checks/run.ts']], cores: 1 },
  {
    name: 'storefront build',
    commands: [['react-router', 'build']],
    cwd: 'apps/storefront',
    after: ['types'],
    cores: 1,
  },
  {
    name: 'catalogue build',
    commands: [['vite', 'build']],
    cwd: 'packages/ui',
    after: ['types'],
    cores: 1,
  },
  {
    name: 'server build',
    commands: [['rolldown', '--config']],
    cwd: 'apps/server',
    after: ['types'],
    cores: 1,
  },
  {
    name: 'tests',
    commands: [[...VITEST, `--outputFile.json=${VITEST_REPORT}`]],
    after: ['types', 'lint'],
    cores: 2,
    needsEngines: true,
    report: { file: VITEST_REPORT, count: vitestCount },
  },
  {
    name: 'browser tests',
    commands: [['playwright', 'test', '--reporter=list,json']],
    cwd: 'e2e',
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT },
    after: ['storefront build', 'server build', 'tests'],
    cores: 2,
    needsEngines: true,
    report: { file: PLAYWRIGHT_REPORT, count: playwrightCount },
  },
  {
    name: 'catalogue tests',
    commands: [['playwright', 'test', '--config=catalogue.config.ts', '--reporter=list,json']],
    cwd: 'e2e',
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: CATALOGUE_REPORT },
    after: ['catalogue build', 'browser tests'],
    cores: 2,
    report: { file: CATALOGUE_REPORT, count: playwrightCount },
  },
  {
    // Small ones of what `pnpm drill` does at length; last, because they crash the database.
    name: 'drills',
    commands: [
      ['node', 'tooling/drills/malformed.ts', '--requests', '1000'],
      ['node', 'tooling/drills/crash.ts', ...SHORT],
      ['node', 'tooling/drills/crash.ts', ...SHORT, '--control', 'async-commit'],
      ['node', 'tooling/drills/crash.ts', ...SHORT, '--control', 'outside-job'],
    ],
    after: ['browser tests', 'catalogue tests'],
    cores: 2,
    needsEngines: true,
  },
]
