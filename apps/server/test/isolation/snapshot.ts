import type { TestServer } from '../harness.ts'

/** A row that differs from the snapshot. */
export interface Change {
  table: string
  isNew: boolean
  row: Record<string, unknown>
}

/**
 * Rows are compared as JSON: not every type of a column has an equality. A table is compared only if it has a row
 * that a later transaction wrote, or fewer rows than it had.
 */
const PREPARE = `
  create schema snapshot;
  do $$
  declare t text;
  begin
    for t in
      select relname from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'migrations'
    loop
      execute format('create table snapshot.%I as table public.%1$I with no data', t);
    end loop;
  end $$;

  create function snapshot.tables() returns setof text language sql as $$
    select relname::text from pg_class
    where relkind = 'r' and relnamespace = 'snapshot'::regnamespace
      and (pg_relation_size(oid) > 0 or pg_relation_size(format('public.%I', relname)::regclass) > 0)
  $$;

  create function snapshot.changes(since bigint) returns table (name text, is_new boolean, changed jsonb)
    language plpgsql as $$
  declare t text; is_changed boolean;
  begin
    for t in select * from snapshot.tables() loop
      execute format(
        'select exists (select from public.%I where xmin::text::bigint > $1)
           or (select count(*) from public.%1$I) <> (select count(*) from snapshot.%1$I)', t)
        using since into is_changed;
      continue when not is_changed;
      return query execute format(
        'select %L, true, c from (select to_jsonb(r) c from public.%1$I r except select to_jsonb(r) from snapshot.%1$I r) n
         union all
         select %1$L, false, c from (select to_jsonb(r) c from snapshot.%1$I r except select to_jsonb(r) from public.%1$I r) g',
        t);
    end loop;
  end $$;

  create function snapshot.keep() returns bigint language plpgsql as $$
  declare t text;
  begin
    for t in select * from snapshot.tables() loop
      execute format('delete from snapshot.%I', t);
      execute format('insert into snapshot.%I table public.%1$I', t);
    end loop;
    return pg_current_xact_id()::text::bigint;
  end $$;

  create function snapshot.restore(changed text[]) returns bigint language plpgsql as $$
  declare t record;
  begin
    perform set_config('session_replication_role', 'replica', true);
    for t in
      select c.name, string_agg(quote_ident(a.attname), ',') as columns
      from (select distinct unnest(changed) as name) c
      join pg_attribute a on a.attrelid = format('public.%I', c.name)::regclass
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      group by 1
    loop
      execute format('delete from public.%I', t.name);
      execute format('insert into public.%I (%s) overriding system value select %2$s from snapshot.%1$I',
        t.name, t.columns);
    end loop;
    return pg_current_xact_id()::text::bigint;
  end $$`

/**
 * A copy of all rows in the test's own database. What a call changes is found by comparison and taken back, so each
 * call meets the same rows. The copy is a schema more: the pool of databases drops this one after the test.
 */
export async function takeSnapshot({ pool }: TestServer) {
  await pool.query(PREPARE)
  let since = '0'
  const storedBy = async (statement: string, values: unknown[] = []) => {
    const { rows } = await pool.query<{ since: string }>(`select ${statement} as since`, values)
    since = rows[0]?.since ?? since
  }
  async function changes(): Promise<Change[]> {
    const { rows } = await pool.query<Change>(
      'select name as "table", is_new as "isNew", changed as "row" from snapshot.changes($1)',
      [since],
    )
    return rows
  }
  return {
    changes,
    /** The rows that were added since the last time; from now on they are in it. */
    async added(): Promise<Change[]> {
      const rows = await changes()
      await storedBy('snapshot.keep()')
      return rows.filter(({ isNew }) => isNew)
    },
    /** Takes these changes back. */
    restore: (made: readonly Change[]) =>
      storedBy('snapshot.restore($1)', [made.map(({ table }) => table)]),
  }
}

export type Snapshot = Awaited<ReturnType<typeof takeSnapshot>>
