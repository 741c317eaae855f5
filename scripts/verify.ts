import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { parseArgs, styleText } from 'node:util'
import type { Settings } from './engines/engine.ts'
import { startEngines, type RunningEngines } from './engines/fleet.ts'
import { main } from './main.ts'
import { putAway } from './shutdown.ts'
import { table } from './table.ts'
import { runStep } from './verify/run-step.ts'
import { schedule, type Outcome, type Task } from './verify/schedule.ts'
import type { Count, Step } from './verify/step.ts'
import { QUICK_STEPS, STEPS } from './verify/steps.ts'

const CORES = 2
const ENGINES_STEP = 'engines'
const COLOURS = { passed: 'green', failed: 'red', stopped: 'yellow', 'not run': 'dim' } as const

await main(async () => {
  const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } })
  const steps = values.quick ? QUICK_STEPS : STEPS
  let engines: RunningEngines | undefined
  const tasks: Task[] = [
    {
      name: ENGINES_STEP,
      after: [],
      cores: 0, // mostly waiting for the network, beside the first steps
      run: async (stopped) => {
        const start = startEngines({ mode: process.env['CI'] === 'true' ? 'ci' : 'dev' })
        engines = await Promise.race([start, once(stopped, 'abort').then(() => undefined)])
        stopped.throwIfAborted()
      },
    },
    ...steps.map((step) => taskOf(step, () => engines?.env ?? {})),
  ]
  const began = performance.now()
  const outcomes = await schedule(tasks, CORES)
  await engines?.stop()
  await putAway() // a step may fail while the engines are still being started
  report(outcomes, steps, (performance.now() - began) / 1000)
  process.exit(outcomes.every(({ state }) => state === 'passed') ? 0 : 1)
})

function taskOf(step: Step, engines: () => Settings): Task {
  return {
    name: step.name,
    after: [...(step.after ?? []), ...(step.needsEngines ? [ENGINES_STEP] : [])],
    cores: step.cores,
    run: async (stopped) => {
      console.log(`  ${step.name} …`)
      await runStep(step, engines(), stopped)
    },
  }
}

function report(outcomes: readonly Outcome[], steps: readonly Step[], seconds: number): void {
  for (const { name, state, error } of outcomes) {
    if (state !== 'failed') continue
    const text = error instanceof Error ? error.message : String(error)
    console.log(`\n${styleText('red', `${name} failed`)}\n${text.trimEnd()}`)
  }
  const rows = outcomes.map(({ name, state, seconds: taken }) => [
    name,
    styleText(COLOURS[state], state),
    state === 'not run' ? '' : `${taken.toFixed(1)} s`,
  ])
  console.log(`\n${table([...rows, ['all', '', `${seconds.toFixed(1)} s`]])}\n`)
  const counts = outcomes.map((outcome) =>
    countOf(
      outcome,
      steps.find(({ name }) => name === outcome.name),
    ),
  )
  const sum = (key: 'passed' | 'failed') => counts.reduce((total, count) => total + count[key], 0)
  for (const title of counts.flatMap(({ again }) => again))
    console.log(styleText('yellow', `passed only at the second try: ${title}`))
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
}

/** A test runner counts its tests; any other step is one thing that passed or failed. */
function countOf({ state }: Outcome, step?: Step): Count {
  const whole = {
    passed: state === 'passed' ? 1 : 0,
    failed: state === 'failed' ? 1 : 0,
    again: [],
  }
  if (!step?.report || state === 'not run' || state === 'stopped') return whole
  try {
    const count = step.report.count(JSON.parse(readFileSync(step.report.file, 'utf8')))
    return state === 'failed' && count.failed === 0 ? { ...count, failed: 1 } : count
  } catch {
    return whole
  }
}
