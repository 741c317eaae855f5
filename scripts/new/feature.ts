import { addImport, fill, Refused } from './draft.ts'
import { namesOf } from './names.ts'
import {
  AREAS,
  contractFile,
  DIGEST,
  migrate,
  REGISTRY,
  registryImport,
  RETENTION,
  serverFile,
} from './places.ts'
import { checkName, homeOf, IMPORTS, type Kind, oneOfThese } from './request.ts'

const ROLES = ['tables', 'queries', 'service', 'routes', 'feature', 'api.test'] as const

/** Row-level security, which Drizzle does not write [decisions 92 and 128]. */
export const policyOf = (table: string) =>
  [
    `ALTER TABLE "${table}" ENABLE ROW LEVEL SECURITY;`,
    `GRANT SELECT, INSERT, UPDATE ON "${table}" TO "ironsouq_merchant";`,
    `CREATE POLICY "${table}_of_seller" ON "${table}" TO "ironsouq_merchant" USING ("seller_id" = "current_seller"());`,
    `CREATE POLICY "all_rows_of_app" ON "${table}" TO "ironsouq_app" USING (true) WITH CHECK (true);`,
  ].join('\n--> statement-breakpoint\n')

/** A noun with a table, four endpoints and their test. */
export const addFeature: Kind = (draft, wanted) => {
  const names = namesOf(checkName(wanted.name), wanted.plural)
  if (homeOf(draft, names.kebab))
    throw new Refused(`The feature "${names.kebab}" exists already. Choose another name.`)
  const area = oneOfThese('area', AREAS, wanted.area ?? '')
  const home = `${area}/${names.kebab}` as const
  const audience = oneOfThese('audience', ['staff', 'merchant'], wanted.audience ?? 'staff')
  const isStaff = audience === 'staff'
  const permission = wanted.permission ?? (isStaff ? 'setting.edit' : 'store.edit')
  const values = { ...names, ...IMPORTS, home, audience, permission }
  for (const role of ROLES)
    draft.add(serverFile(home, `${role}.ts`), fill(`feature/${role}`, values, audience))
  for (const role of ['limits', 'endpoints'])
    draft.add(contractFile(home, `${role}.ts`), fill(`feature/${role}`, values, audience))
  addImport(draft, REGISTRY, `${names.camel}Feature`, registryImport(home))
  draft.insert(REGISTRY, /^const features = \[\n  kernelFeature,\n/m, `  ${names.camel}Feature,\n`)
  const reason = isStaff ? 'CATALOGUE' : 'STORES'
  draft.insert(RETENTION, /^const STAYS: .* = \{\n/m, `  ${names.snake}: ${reason},\n`)
  const policy = `Add to the migration:\n${policyOf(names.snake)}`
  return [
    `Replace the column "name" by what a ${names.words} has, in contract, table, queries and service.`,
    `Generate the migration, read it, and delete the former snapshot in meta/: ${migrate(`add_${names.snake}`)}`,
    ...(isStaff
      ? []
      : [policy, 'Add a row of a seller and sample requests in apps/server/test/isolation.']),
    `Generate the API digest: ${DIGEST}`,
    `Its endpoints need the permission "${permission}"; --permission names another one.`,
    `A screen for it: npm run new -- screen ${names.kebab}${isStaff ? '' : ' --app merchant'}`,
  ]
}
