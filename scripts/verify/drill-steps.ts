import { ENGINES, SERVER } from './input-globs.ts'
import type { Step } from './step.ts'

/** The controls of the crash drill, and the size that the gate runs. */
const CRASH_SMALL = ['--seconds', '9', '--rate', '100', '--kill-every', '4']
const CRASH_RUNS = ['--control', 'none,async-commit,outside-job', '--built']

/** Small: one kill of each process and a crash of PostgreSQL. */
const BUY_SIZE = ['--seconds', '6', '--control-seconds', '5', '--rate', '14']
const BUY_SMALL = [...BUY_SIZE, '--kill-every', '2.5', '--skus', '40']
const BUY_MISTAKES = 'webhook-believed,check-then-write,posting-outside'
const BUY_CONTROLS = `none,${BUY_MISTAKES},suspension-unseen,dispute-ignored`
const BUY_RUNS = ['--control', BUY_CONTROLS, '--built']

/** Small: two requests of each operation; the whole drill sends dozens of each. */
const MALFORMED_SMALL = ['--requests', '1000', '--phases', 'examples,fuzzing']

/** Small: the engines go on for the steps beside it. */
const REALTIME_SMALL = ['--seconds', '4', '--rate', '40', '--sockets', '40', '--engines-stay']
const REALTIME_RUNS = ['--control', 'none,no-gap-filling', '--built']

/** They measure no times and fill what the tests leave idle. */
export const backgroundDrills = (isFull: boolean): readonly Step[] => [
  {
    name: 'malformed requests',
    commands: [
      ['node', 'tooling/drills/malformed.ts', ...(isFull ? [] : MALFORMED_SMALL), '--built'],
    ],
    after: ['server build'],
    cores: 'background',
    needsEngines: true,
    inputs: ['tooling/drills/**', ...ENGINES, ...SERVER],
  },
  {
    name: 'stripe requests',
    commands: [['node', 'tooling/drills/stripe/stripe.ts']],
    after: ['types'],
    cores: 'background',
    inputs: ['tooling/drills/**', ...ENGINES, ...SERVER],
  },
]

/** They crash PostgreSQL, so nothing else runs beside them. */
export const drills = (isFull: boolean): readonly Step[] => [
  {
    name: 'crash drill',
    commands: [['node', 'tooling/drills/crash.ts', ...(isFull ? [] : CRASH_SMALL), ...CRASH_RUNS]],
    after: ['server build', 'tests', 'malformed requests', 'browser tests'],
    cores: 2,
    needsEngines: true,
    inputs: ['tooling/drills/**', ...ENGINES, ...SERVER],
  },
  {
    name: 'buy drill',
    commands: [['node', 'tooling/drills/buy.ts', ...(isFull ? [] : BUY_SMALL), ...BUY_RUNS]],
    after: ['server build', 'tests', 'malformed requests', 'browser tests', 'crash drill'],
    cores: 2,
    needsEngines: true,
    inputs: ['tooling/drills/**', ...ENGINES, ...SERVER],
  },
  {
    name: 'realtime drill',
    commands: [
      ['node', 'tooling/drills/realtime.ts', ...(isFull ? [] : REALTIME_SMALL), ...REALTIME_RUNS],
    ],
    after: ['server build', 'tests', 'malformed requests', 'browser tests', 'buy drill'],
    cores: 2,
    needsEngines: true,
    inputs: ['tooling/drills/**', ...ENGINES, ...SERVER],
  },
]
