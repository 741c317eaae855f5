import type { AnyConsumer } from './events.ts'
import type { Job } from './jobs.ts'
import type { Personal } from './personal.ts'
import type { Routes } from './serve.ts'

/** What the features bring: one list each, written by hand in `features/registry.ts`. */
export interface Registry {
  routes: readonly Routes[]
  consumers: readonly AnyConsumer[]
  jobs: readonly Job[]
  personal: readonly Personal[]
}

const NAME = /^[a-z][a-z-]*\.[a-z][a-z-]*$/

const repeated = (names: readonly string[]) => names.filter((name, i) => names.indexOf(name) !== i)

/** Why this registry must not start: a task without a proper name, or two things of one name. */
function registryFaults({ consumers, jobs, personal }: Registry): string[] {
  const names = [...consumers, ...jobs].map((task) => task.name)
  const tables = personal.flatMap((piece) => piece.tables)
  return [
    ...names
      .filter((name) => !NAME.test(name))
      .map((name) => `"${name}" is no task name: it must read noun.verb-object`),
    ...repeated(names).map((name) => `two tasks are named ${name}`),
    ...repeated(personal.map((piece) => piece.name)).map(
      (name) => `two pieces of personal data are named ${name}`,
    ),
    ...repeated(tables).map((table) => `two pieces of personal data answer for ${table}`),
    ...consumers.filter((c) => !c.on.name).map((c) => `${c.name} is on an event without a name`),
  ]
}

export function checked(registry: Registry): Registry {
  const faults = registryFaults(registry)
  if (faults.length > 0) throw new Error(`The registry is wrong:\n  ${faults.join('\n  ')}`)
  return registry
}

export function consumersOf({ consumers }: Registry): (event: string) => readonly string[] {
  const byEvent = Map.groupBy(consumers, (c) => c.on.name)
  return (event) => byEvent.get(event)?.map((c) => c.name) ?? []
}
