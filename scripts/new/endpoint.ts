import { addImport, fill, Refused } from './draft.ts'
import { camelOf, namesOf, pascalOf } from './names.ts'
import { contractFile, DIGEST, serverFile } from './places.ts'
import { checkName, homeOf, IMPORTS, type Kind, oneOfThese, permissionIn } from './request.ts'

/** A command about one row of a feature that exists. */
export const addEndpoint: Kind = (draft, wanted) => {
  const name = checkName(wanted.name)
  if (wanted.feature === undefined)
    throw new Refused('Name the feature: npm run new -- endpoint close --feature yard')
  const names = namesOf(checkName(wanted.feature))
  const { kebab, camel } = names
  const home = homeOf(draft, kebab)
  if (!home) throw new Refused(`The feature "${kebab}" does not exist.`)
  const contract = contractFile(home, 'endpoints.ts')
  const routes = serverFile(home, 'routes.ts')
  const endpoints = draft.read(contract)
  const key = camelOf(name)
  if (new RegExp(`^  ${key}: endpoint\\(`, 'm').test(endpoints))
    throw new Refused(`${contract} has an endpoint "${key}" already. Choose another name.`)
  if (
    !new RegExp(`^export const ${camel} = pgTable\\(`, 'm').test(
      draft.read(serverFile(home, 'tables.ts')),
    )
  )
    throw new Refused(`The feature has no table "${camel}": write the endpoint by hand.`)
  const audience = oneOfThese('audience', ['staff', 'merchant'], wanted.audience ?? 'staff')
  const permission = wanted.permission ?? permissionIn(endpoints)
  if (permission === undefined) throw new Refused('Name its permission with --permission.')
  const command = `${key}${pascalOf(kebab)}`
  const sentence = `${name.replaceAll('-', ' ')} a ${names.words}`
  const summary = sentence.charAt(0).toUpperCase() + sentence.slice(1)
  const values = { ...names, ...IMPORTS, home, name, key, audience, permission, command, summary }
  const filled = (template: string) => fill(`endpoint/${template}`, values, audience)
  draft.insert(
    contract,
    new RegExp(`^export const ${camel}Endpoints = \\{[^]*?(?=^\\})`, 'm'),
    filled('endpoint'),
  )
  draft.insert(
    routes,
    new RegExp(`^export const ${camel}Routes: Routes = [^]*?(?=^\\})`, 'm'),
    filled('route'),
  )
  const service = serverFile(home, `${name}.service.ts`)
  draft.add(service, filled('service'))
  draft.add(serverFile(home, `${name}.api.test.ts`), filled('api.test'))
  addImport(draft, routes, command, `./${kebab}.${name}.service.ts`)
  return [
    `Write what the command changes: ${service}`,
    'Test what it does beside the refusal, with the id of the clause in the title.',
    `Generate the API digest: ${DIGEST}`,
  ]
}
