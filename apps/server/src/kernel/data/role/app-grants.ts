import pg from 'pg'
import { APP_ROLE } from './app-role.ts'

/** Held while granting: two that grant at once would fail. */
const ADVISORY_LOCK = 4_870_002

/**
 * The queue has its tables protected for their owner alone; the worker that runs finds them migrated, and needs their
 * rows. A temporary table would be found before the table of that name, also by the triggers that check rows.
 */
const GRANT = `
  begin;
  set local lock_timeout = 5000;
  select pg_advisory_xact_lock(${ADVISORY_LOCK});
  grant usage on schema graphile_worker to ${APP_ROLE};
  grant select, insert, update, delete on all tables in schema graphile_worker to ${APP_ROLE};
  revoke insert, update, delete on graphile_worker.migrations from ${APP_ROLE};
  grant usage on all sequences in schema graphile_worker to ${APP_ROLE};
  do $$
  declare protected regclass;
  begin
    for protected in
      select oid from pg_class
      where relnamespace = 'graphile_worker'::regnamespace and relrowsecurity
        and not exists (select from pg_policy where polrelid = pg_class.oid and polname = 'all_rows_of_app')
    loop
      execute format('create policy all_rows_of_app on %s to ${APP_ROLE} using (true) with check (true)', protected);
    end loop;
    execute format('revoke temporary on database %I from public', current_database());
  end $$;
  commit`

/**
 * The rights that no migration of ours can give once: a newer version of the queue brings tables, and a copy of a
 * database has none of the rights of the database itself. It repeats itself with every release.
 */
export async function grantToApp(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(GRANT)
  } finally {
    await client.end()
  }
}
