import { type Check, nothingSeen } from './check.ts'
import { filesIn, textIfAny, textOf } from './tree.ts'

/** Where metrics are used: alert rules with their test, the dashboard, the operator's page. */
const USERS = /^(?:deploy\/.*\.(?:yml|json)|docs\/operations\.md)$/
/** Where they are made. */
const MAKERS = /^(?:apps\/server|packages\/front-server)\/src\/.*\.ts$/
const OPERATOR = 'docs/operations.md'

const DECLARED = /'(ironsouq_[a-z_]+)'/g
const USED = /\bironsouq_[a-z_]+\b/g
/** A histogram has these besides its name. */
const SUFFIX = /_(?:bucket|count|sum)$/

const SCRAPES = 'deploy/prometheus/prometheus.yml'
/** The first cell of each row of the table of processes. */
const PROCESS = /^\| ([A-Za-z][\w -]*?) \| `node /gm

/** Processes of the operator's page that the example does not scrape: no one would notice that they are gone. */
function unscraped(operator: string, scrapes: string): string[] {
  const processes = operator.slice(operator.indexOf('## Processes')).split('\n## ', 1)
  const names = [...(processes[0] ?? '').matchAll(PROCESS)].map(
    ([, name = '']) => `ironsouq-${name.toLowerCase().replaceAll(' ', '-')}`,
  )
  return names
    .filter((name) => !new RegExp(`job_name: ${name}$`, 'm').test(scrapes))
    .map((name) => `${SCRAPES} has no job ${name}; ${OPERATOR} lists that process`)
}

/**
 * Rules and dashboards name only metrics that a process has: a renamed one would make its alert
 * silent. The operator's page names all of them, and every process is scraped.
 */
export const metrics: Check = async (root, seen) => {
  const makers = await filesIn(root, MAKERS)
  const declared = new Set<string>()
  for (const file of makers.filter((name) => !name.includes('.test.')))
    for (const [, name = ''] of (await textOf(root, file)).matchAll(DECLARED)) declared.add(name)
  if (declared.size === 0) return [nothingSeen('metrics')]
  const faults: string[] = []
  const operator = (await textIfAny(root, OPERATOR)) ?? ''
  for (const name of declared)
    if (!operator.includes(name))
      faults.push(`${OPERATOR} does not name ${name}; say what it measures`)
  faults.push(...unscraped(operator, (await textIfAny(root, SCRAPES)) ?? ''))
  const users = await filesIn(root, USERS)
  if (!users.some((name) => name.startsWith('deploy/'))) faults.push(nothingSeen('alert rules'))
  for (const file of users) {
    const names = new Set((await textOf(root, file)).match(USED))
    for (const name of names)
      if (!declared.has(name) && !declared.has(name.replace(SUFFIX, '')))
        faults.push(`${file} uses ${name}, which no process has`)
  }
  seen?.(`${declared.size} metrics in ${users.length} files`)
  return faults
}
