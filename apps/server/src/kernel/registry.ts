import { getTableName } from 'drizzle-orm'
import type { PersonalData } from '#kernel/data/personal-data.ts'
import { deleteAgedRows, type Retention } from '#kernel/data/retention.ts'
import type { Routes } from '#kernel/http/serve.ts'
import type { Webhook } from '#kernel/http/webhook.ts'
import type { LedgerKinds } from '#kernel/ledger-kinds.ts'
import type { Payable } from '#kernel/payables.ts'
import type { IndexDefinition } from '#kernel/ports/search.ts'
import type { Channel } from '#kernel/realtime/channel.ts'
import type { AnyBatchAction } from '#kernel/work/batch-actions.ts'
import type { Deadline } from '#kernel/work/deadlines.ts'
import type { AnyConsumer, AnyEventKind } from '#kernel/work/events.ts'
import type { Job } from '#kernel/work/jobs.ts'
import { noticeTask, type AnyNotice } from '#kernel/work/notices.ts'

/** What the running processes read: the contributions of all features, in one list per kind. */
export interface Registry {
  routes: readonly Routes[]
  /** Addresses that outside providers call. */
  webhooks: readonly Webhook[]
  consumers: readonly AnyConsumer[]
  jobs: readonly Job[]
  deadlines: readonly Deadline[]
  personalData: readonly PersonalData[]
  indexes: readonly IndexDefinition[]
  /** Kinds of channels that clients of the realtime process can join. */
  channels: readonly Channel[]
  /** What members can pay; the payment feature takes the money. */
  payables?: readonly Payable[]
}

/** What one feature contributes; `<noun>.feature.ts` declares it. */
export interface Feature extends Partial<Registry> {
  name: string
  /** The notification feature makes a consumer of each. */
  notices?: readonly AnyNotice[]
  /** What staff can do to many of its rows at once; the batch feature runs them. */
  batchActions?: readonly AnyBatchAction[]
  /** What keeps its tables from growing without end; the kernel deletes what is due. */
  retention?: readonly Retention[]
  /** What it adds to the ledger; its accounts are written to the database when that is migrated. */
  ledger?: LedgerKinds
}

export const feature = (f: Feature): Feature => f

const NAME = /^[a-z][a-z-]*\.[a-z][a-z-]*$/

const repeated = (names: readonly string[]) => names.filter((name, i) => names.indexOf(name) !== i)

/** Reasons not to start: a task with an invalid name, or a name that is used twice. */
function registryFaults(registry: Registry): string[] {
  const { consumers, jobs, deadlines, personalData, indexes, channels, payables = [] } = registry
  const names = [...consumers, ...jobs, ...deadlines].map((task) => task.name)
  const tables = personalData.flatMap((piece) => piece.tables)
  return [
    ...names
      .filter((name) => !NAME.test(name))
      .map((name) => `"${name}" is not a task name: it must read noun.verb-object`),
    ...repeated(names).map((name) => `two tasks are named ${name}`),
    ...repeated(personalData.map((piece) => piece.name)).map(
      (name) => `two pieces of personal data are named ${name}`,
    ),
    ...repeated(tables).map((table) => `two pieces of personal data cover the table ${table}`),
    ...repeated(indexes.map(({ name }) => name)).map((name) => `two indexes are named ${name}`),
    ...repeated(channels.map(({ kind }) => kind)).map((kind) => `two channels are of kind ${kind}`),
    ...repeated(payables.map(({ kind }) => kind)).map((kind) => `two payables are of kind ${kind}`),
    ...consumers.filter((c) => !c.on.name).map((c) => `${c.name} is on an event without a name`),
  ]
}

/** Each kind of notice is declared once, and has the consumer that writes its notifications. */
function noticeFaults(notices: readonly AnyNotice[], { consumers }: Registry): string[] {
  const kinds = notices.map(({ kind }) => kind)
  const tasks = consumers.map(({ name }) => name)
  return [
    ...repeated(kinds).map((kind) => `two notices are of kind ${kind}`),
    ...kinds
      .filter((kind) => !tasks.includes(noticeTask(kind)))
      .map((kind) => `no consumer writes the notices of kind ${kind}`),
  ]
}

/** A notice listens by its consumer. What nothing listens to is mostly something that someone should be notified of. */
function eventFaults(events: readonly AnyEventKind[], { consumers }: Registry): string[] {
  const listenedTo = new Set(consumers.map(({ on }) => on.name))
  return events
    .filter(({ name, isLogOnly }) => !isLogOnly && !listenedTo.has(name))
    .map(({ name }) => `nothing listens to the event ${name}: delete it, or say isLogOnly`)
}

const LEDGER_KIND = /^[a-z][A-Za-z]{1,39}$/

function ledgerFaults(kinds: Required<LedgerKinds>): string[] {
  const accounts = kinds.accounts.map(({ name }) => name)
  return [
    ...repeated(accounts).map((name) => `two kinds of accounts are named ${name}`),
    ...repeated(kinds.journals).map((name) => `two kinds of journals are named ${name}`),
    ...[...accounts, ...kinds.journals]
      .filter((name) => !LEDGER_KIND.test(name))
      .map((name) => `"${name}" is not a kind of the ledger: it must read sellerDue`),
  ]
}

const retentionFaults = (retention: readonly Retention[], { jobs }: Registry): string[] =>
  retention.flatMap((each) =>
    'sweptBy' in each && !jobs.some(({ name }) => name === each.sweptBy)
      ? [`no job is named ${each.sweptBy}, which should sweep ${getTableName(each.table)}`]
      : [],
  )

export const noticesOf = (features: readonly Feature[]): AnyNotice[] =>
  features.flatMap(({ notices = [] }) => notices)

export const channelsOf = (features: readonly Feature[]): Channel[] =>
  features.flatMap(({ channels = [] }) => channels)

/** The actions over many rows of all features; each name once. */
export function batchActionsOf(features: readonly Feature[]): AnyBatchAction[] {
  const actions = features.flatMap(({ batchActions = [] }) => batchActions)
  const [twice] = repeated(actions.map(({ name }) => name))
  if (twice !== undefined) throw new Error(`two batch actions are named ${twice}`)
  return actions
}

export const retentionOf = (features: readonly Feature[]): Retention[] =>
  features.flatMap(({ retention = [] }) => retention)

/** The kinds of accounts and journals of all features. */
export const ledgerKindsOf = (features: readonly Feature[]): Required<LedgerKinds> => ({
  accounts: features.flatMap(({ ledger }) => ledger?.accounts ?? []),
  journals: features.flatMap(({ ledger }) => ledger?.journals ?? []),
})

export function createRegistry(
  features: readonly Feature[],
  events: readonly AnyEventKind[],
): Registry {
  const registry: Registry = {
    routes: features.flatMap(({ routes = [] }) => routes),
    webhooks: features.flatMap(({ webhooks = [] }) => webhooks),
    consumers: features.flatMap(({ consumers = [] }) => consumers),
    jobs: [...features.flatMap(({ jobs = [] }) => jobs), deleteAgedRows(retentionOf(features))],
    deadlines: features.flatMap(({ deadlines = [] }) => deadlines),
    personalData: features.flatMap(({ personalData = [] }) => personalData),
    indexes: features.flatMap(({ indexes = [] }) => indexes),
    channels: channelsOf(features),
    payables: features.flatMap(({ payables = [] }) => payables),
  }
  const faults = [
    ...repeated(features.map(({ name }) => name)).map((name) => `two features are named ${name}`),
    ...registryFaults(registry),
    ...ledgerFaults(ledgerKindsOf(features)),
    ...noticeFaults(noticesOf(features), registry),
    ...retentionFaults(retentionOf(features), registry),
    ...eventFaults(events, registry),
  ]
  if (faults.length > 0) throw new Error(`The registry is invalid:\n  ${faults.join('\n  ')}`)
  return registry
}

export function consumersOf({ consumers }: Registry): (event: string) => readonly string[] {
  const byEvent = Map.groupBy(consumers, (c) => c.on.name)
  return (event) => byEvent.get(event)?.map((c) => c.name) ?? []
}
