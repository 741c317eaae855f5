import { randomBytes } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'

interface Row {
  body: string
}

export interface Delivery {
  n: number
  provider: string
  eventId: string
  url: string
  body: string
  tries: number
}

/** What the providers remember. With a file it survives the end of the process, as a provider's memory does. */
export function openStore(file = ':memory:') {
  const db = new DatabaseSync(file)
  db.exec(`
    pragma journal_mode = wal;
    create table if not exists object (
      n integer primary key autoincrement, kind text not null, id text not null, body text not null,
      unique (kind, id));
    create table if not exists answered (key text primary key, hash text not null, status integer not null, body text not null);
    create table if not exists delivery (
      n integer primary key autoincrement, provider text not null, event_id text not null, url text not null,
      body text not null, due integer not null, tries integer not null default 0);
  `)
  const find = db.prepare('select body from object where kind = ? and id = ?')
  const write = db.prepare(
    'insert into object (kind, id, body) values (?, ?, ?) on conflict (kind, id) do update set body = excluded.body',
  )
  const every = db.prepare('select body from object where kind = ? order by n')
  const add = db.prepare(
    'insert into delivery (provider, event_id, url, body, due) values (?, ?, ?, ?, ?)',
  )
  return {
    /** All or nothing: a process that is killed leaves no half payment. */
    atomic<T>(work: () => T): T {
      db.exec('begin immediate')
      try {
        const answer = work()
        db.exec('commit')
        return answer
      } catch (err) {
        db.exec('rollback')
        throw err
      }
    },
    // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller says what it stored
    get<T>(kind: string, id: string): T | undefined {
      const row = find.get(kind, id) as Row | undefined
      return row && (JSON.parse(row.body) as T)
    },
    put<T extends object>(kind: string, id: string, value: T): T {
      write.run(kind, id, JSON.stringify(value))
      return value
    },
    all: <T>(kind: string): T[] =>
      (every.all(kind) as unknown as Row[]).map(({ body }) => JSON.parse(body) as T),
    /** The answer that a key of idempotency got before. */
    answered: (key: string) =>
      db.prepare('select hash, status, body from answered where key = ?').get(key) as
        | { hash: string; status: number; body: string }
        | undefined,
    answer: (key: string, hash: string, status: number, body: string) =>
      void db
        .prepare('insert into answered (key, hash, status, body) values (?, ?, ?, ?)')
        .run(key, hash, status, body),
    plan: (delivery: Omit<Delivery, 'n' | 'tries'>, due: number) =>
      void add.run(delivery.provider, delivery.eventId, delivery.url, delivery.body, due),
    due: (now: number) =>
      db
        .prepare(
          'select n, provider, event_id as eventId, url, body, tries from delivery where due <= ? order by due, n',
        )
        .all(now) as unknown as Delivery[],
    waiting: () => (db.prepare('select count(*) as n from delivery').get() as { n: number }).n,
    delivered: (n: number) => void db.prepare('delete from delivery where n = ?').run(n),
    postpone: (n: number, due: number) =>
      void db.prepare('update delivery set due = ?, tries = tries + 1 where n = ?').run(due, n),
    /** Deletes everything. */
    empty: () => db.exec('delete from object; delete from answered; delete from delivery'),
    close: () => db.close(),
  }
}

export type Store = ReturnType<typeof openStore>

export const token = (bytes = 12): string => randomBytes(bytes).toString('hex')
