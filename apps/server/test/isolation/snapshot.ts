import type { TestServer } from '../harness.ts'

/** A row that differs from the snapshot. */
export interface Change {
  table: string
  isNew: boolean
  row: Record<string, unknown>
}

/**
 * Rows are compared as JSON: not every type of a column has an equality. Only tables that a statement wrote to are
 * compared; a trigger notes them, because to look into all of them after every call takes longer than the call.
 */
const PREPARE = `
  create schema snapshot;
  create table snapshot.written (name text not null);
  create function snapshot.note() returns trigger language plpgsql security definer as $$
  begin
    insert into snapshot.written values (tg_table_name);
    return null;
  end $$;

  do $$
  declare t text;
  begin
    for t in
      select relname from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'migrations'
    loop
      execute format('create table snapshot.%I as table public.%1$I with no data', t);
      execute format('create trigger noted after insert or update or delete or truncate on public.%I
        for each statement execute function snapshot.note()', t);
      -- What is there already is compared the first time.
      insert into snapshot.written values (t);
    end loop;
  end $$;

  create function snapshot.changes() returns table (name text, is_new boolean, changed jsonb)
    language plpgsql as $$
  declare t text;
  begin
    for t in select distinct written.name from snapshot.written loop
      return query execute format(
        'select %L, true, c from (select to_jsonb(r) c from public.%1$I r except select to_jsonb(r) from snapshot.%1$I r) n
         union all
         select %1$L, false, c from (select to_jsonb(r) c from snapshot.%1$I r except select to_jsonb(r) from public.%1$I r) g',
        t);
    end loop;
  end $$;

  create function snapshot.keep() returns void language plpgsql as $$
  declare t text;
  begin
    for t in select distinct name from snapshot.written loop
      execute format('delete from snapshot.%I', t);
      execute format('insert into snapshot.%I table public.%1$I', t);
    end loop;
    delete from snapshot.written;
  end $$;

  create function snapshot.restore(changed text[]) returns void language plpgsql as $$
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
    delete from snapshot.written;
  end $$`

/**
 * A copy of all rows in the test's own database. What a call changes is found by comparison and taken back, so each
 * call meets the same rows. The copy is a schema more: the pool of databases drops this one after the test.
 */
export async function takeSnapshot({ pool }: TestServer) {
  await pool.query(PREPARE)
  async function changes(): Promise<Change[]> {
    const { rows } = await pool.query<Change>(
      'select name as "table", is_new as "isNew", changed as "row" from snapshot.changes()',
    )
    return rows
  }
  return {
    changes,
    /** The rows that were added since the last time; from now on they are in it. */
    async added(): Promise<Change[]> {
      const rows = await changes()
      await pool.query('select snapshot.keep()')
      return rows.filter(({ isNew }) => isNew)
    },
    /** Takes these changes back. */
    async restore(made: readonly Change[]): Promise<void> {
      await pool.query('select snapshot.restore($1)', [made.map(({ table }) => table)])
    },
  }
}

export type Snapshot = Awaited<ReturnType<typeof takeSnapshot>>
