import type { Endpoint } from '@ironsouq/contract/endpoint'
import { registry } from '#features/registry.ts'
import type { TestServer } from '../harness.ts'
import { LEFT_OUT, sampleRequest } from '../sample-request.ts'
import type { Owner, Values, World } from './owner.ts'
import type { Secrets } from './secrets.ts'
import type { Change, Snapshot } from './snapshot.ts'

const SHAPES = [0, 1, 2, 3, 4, 5]

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

export function endpointsOf(audience: Endpoint['audience']): Endpoint[] {
  const all: Endpoint[] = []
  for (const routes of registry.routes) routes((e) => void all.push(e))
  return all.filter((e) => e.audience === audience)
}

/** A request with the rows that it names. */
interface Attempt {
  /** The endpoint, with the number of its shape or row if it is not the first. */
  name: string
  endpoint: Endpoint
  request: ReturnType<typeof sampleRequest>
  /** The fields that name rows of an owner. */
  named: ReadonlySet<string>
}

/** Whose rows a field names. */
type From = (field: string) => 'own' | 'theirs'

const variants = ({ idsAt }: Owner, e: Endpoint): readonly Values[] => {
  const at = idsAt[nameOf(e)]
  return at === undefined ? [{}] : [at].flat()
}

interface Parties {
  world: World
  own: Owner
  theirs: Owner
}

/** The requests to an endpoint: one of each shape and row that it can have. */
function attempts(e: Endpoint, { world, own, theirs }: Parties, from: From): Attempt[] {
  const made: Attempt[] = []
  for (const [turn, ids] of variants(own, e).entries())
    for (const shape of SHAPES) {
      const named = new Set<string>()
      const rows = {
        own: { ...own.ids, ...ids },
        theirs: { ...theirs.ids, ...variants(theirs, e)[turn] },
      }
      const values = { ...world.ids, ...own.values, ...own.valuesAt[nameOf(e)] }
      const request = sampleRequest(e, {
        shape,
        valueOf(name) {
          if (!(name in rows.own)) return values[name]
          const given = rows[from(name)][name]
          // A field that is left out names no row.
          if (given !== LEFT_OUT) named.add(name)
          return given
        },
        idOf(name) {
          throw new Error(`${nameOf(e)} names ${name}: no row of it is registered`)
        },
      })
      const isSame = ({ request: { url, payload } }: Attempt) =>
        url === request.url && payload === request.payload
      const order = `${turn > 0 ? ` row ${turn + 1}` : ''}${shape > 0 ? ` shape ${shape + 1}` : ''}`
      if (!made.some(isSame)) made.push({ name: nameOf(e) + order, endpoint: e, request, named })
    }
  return made
}

/** The requests of an owner about their own rows. */
export const ownAttempts = (e: Endpoint, parties: Parties) => attempts(e, parties, () => 'own')

/** The requests that name rows of someone else only. */
export const theirAttempts = (e: Endpoint, parties: Parties) =>
  attempts(e, parties, () => 'theirs').filter(({ named }) => named.size > 0)

/** The requests that name one row of someone else among own ones. */
function mixedAttempts(e: Endpoint, parties: Parties): Attempt[] {
  const fields = new Set(ownAttempts(e, parties).flatMap(({ named }) => [...named]))
  return [...fields].flatMap((field) =>
    attempts(e, parties, (name) => (name === field ? 'theirs' : 'own'))
      .filter(({ named }) => named.has(field) && named.size > 1)
      .map((attempt) => ({ ...attempt, name: `${attempt.name} with ${field} of another` })),
  )
}

/** The fields of requests that name no registered row. A new endpoint registers its rows. */
export const unregistered = (endpoints: readonly Endpoint[], parties: Parties) =>
  endpoints.flatMap((e) => {
    try {
      ownAttempts(e, parties)
      return []
    } catch (err) {
      return [String(err)]
    }
  })

interface Outcome {
  name: string
  status: number
  body: string
  /** What the answer tells of someone else. */
  shown: readonly string[]
  /** Which of their rows it changed. */
  changed: readonly Change[]
}

/** Two owners in one database, which is the same for every call. */
export interface Pair extends Parties {
  server: TestServer
  snapshot: Snapshot
  secrets: Secrets
  rowsOfTheirs: readonly Change[]
}

let calls = 0

/** Makes the request, from another address each time, so that no rate limit applies, and takes it back. */
async function outcomeOf(
  { server, snapshot, secrets }: Pair,
  { name, request }: Attempt,
  authorization: string,
): Promise<Outcome> {
  calls++
  const reply = await server.app.inject({
    ...request,
    headers: { ...request.headers, authorization },
    remoteAddress: `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`,
  })
  const asked = `${decodeURIComponent(request.url)} ${request.payload ?? ''}`
  const changes = await snapshot.changes()
  if (changes.length > 0) await snapshot.restore(changes)
  const answer = `${JSON.stringify(reply.headers)} ${reply.body}`
  return {
    name,
    status: reply.statusCode,
    body: reply.body,
    shown: secrets.shownIn(answer, asked),
    changed: secrets.concerned(changes),
  }
}

/** Commands may end the session that makes them. */
const tokenFor = async ({ method }: Endpoint, { reading, token }: Owner) =>
  method === 'GET' ? reading : token()

const touches = ({ shown, changed }: Outcome) => shown.length > 0 || changed.length > 0

/** Calls of an owner that are not answered with 200, by their name: the status, and why. */
export type Refused = Record<string, readonly [status: number, why: string]>

/** The calls about own rows that are not answered, and those that tell of or change rows of the other. */
export async function ownFaults(pair: Pair, attempted: readonly Attempt[], refused: Refused) {
  const faults: Outcome[] = []
  for (const attempt of attempted) {
    const token = await tokenFor(attempt.endpoint, pair.own)
    const outcome = await outcomeOf(pair, attempt, token)
    const isExpected = outcome.status === (refused[outcome.name]?.[0] ?? 200)
    if (!isExpected || touches(outcome)) faults.push(outcome)
  }
  return faults
}

/**
 * The calls about rows of the other that are not refused, and those that tell of or change any. Those of `answered`
 * do nothing and say so to everyone.
 */
export async function foreignFaults(
  pair: Pair,
  endpoints: readonly Endpoint[],
  answered: readonly string[] = [],
) {
  const faults: Outcome[] = []
  const attempted = endpoints.flatMap((e) => [...theirAttempts(e, pair), ...mixedAttempts(e, pair)])
  for (const attempt of attempted) {
    const outcome = await outcomeOf(pair, attempt, pair.own.reading)
    const isRefused = outcome.status >= 400 && outcome.status < 500
    const isExpected = isRefused || answered.includes(outcome.name)
    if (!isExpected || touches(outcome)) faults.push(outcome)
  }
  return faults
}

/** The tables whose rows of the other these calls tell of or change, and the calls that do neither. */
export async function revealedBy(pair: Pair, attempted: readonly Attempt[], caller: Owner) {
  const tables = new Set<string>()
  const silent: string[] = []
  for (const attempt of attempted) {
    const token = await tokenFor(attempt.endpoint, caller)
    const outcome = await outcomeOf(pair, attempt, token)
    for (const secret of outcome.shown) tables.add(pair.secrets.tableOf(secret) ?? '')
    for (const { table } of outcome.changed) tables.add(table)
    if (!touches(outcome)) silent.push(outcome.name)
  }
  return { tables, silent }
}
