import { type Check, nothingSeen } from './check.ts'
import { run } from './command.ts'
import { filesIn, textIfAny, textOf } from './tree.ts'

const PERMISSIVE =
  /^(?:MIT|MIT-0|ISC|Apache-2\.0|0BSD|BSD(?:-[23]-Clause)?|BlueOak-1\.0\.0|CC0-1\.0|Unlicense|Zlib|Python-2\.0|CC-BY-4\.0)$/

const EXCUSED: [name: RegExp, licence: string, why: string][] = [
  [
    /^@fontsource(?:-variable)?\//,
    'OFL-1.1',
    'fonts: they may be embedded and served, not sold alone',
  ],
  [/^@img\/sharp-libvips/, 'LGPL-3.0-or-later', 'a shared library that sharp loads, unchanged'],
]

const WORKSPACE = 'pnpm-workspace.yaml'
const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/
const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies'] as const

interface Listed {
  name: string
  license: string
}

/** `(MIT OR GPL-2.0)` is permissive by choice, `MIT AND GPL-2.0` is not. */
function isPermissive(expression: string): boolean {
  const bare = expression.replace(/^\((.*)\)$/, '$1')
  return bare
    .split(' OR ')
    .some((choice) =>
      choice.split(' AND ').every((each) => PERMISSIVE.test(each.replaceAll(/[()]/g, '').trim())),
    )
}

export function licenceFaults(listed: Listed[]): string[] {
  return listed
    .filter(({ name, license }) => {
      const excused = EXCUSED.some(([who, what]) => who.test(name) && what === license)
      return !excused && !isPermissive(license)
    })
    .map(({ name, license }) => `${name} is under ${license}; choose a permissive package instead`)
}

/** One exact version of each dependency: that of the catalog, in every package. */
export async function versionFaults(root: string): Promise<string[]> {
  const workspace = (await textIfAny(root, WORKSPACE)) ?? ''
  const catalog = /^catalog:\n((?:[ \t].*\n|#.*\n|\n)*)/m.exec(workspace)?.[1] ?? ''
  const entries = [...catalog.matchAll(/^ {2}['"]?([^'":\s]+)['"]?:\s*['"]?([^'"\s#]+)/gm)]
  if (entries.length === 0) return [nothingSeen(`catalog in ${WORKSPACE}`)]
  const faults = entries
    .filter(([, , version = '']) => !EXACT.test(version))
    .map(([, name, version]) => `${WORKSPACE}: ${name} is ${version}; pin one exact version`)
  for (const place of await filesIn(root, /(?:^|\/)package\.json$/)) {
    const manifest = JSON.parse(await textOf(root, place)) as Partial<
      Record<(typeof KINDS)[number], Record<string, string>>
    >
    for (const kind of KINDS)
      for (const [name, version] of Object.entries(manifest[kind] ?? {}))
        if (version !== 'catalog:' && version !== 'workspace:*')
          faults.push(
            `${place}: ${name} is ${version}; write "catalog:" and pin it in ${WORKSPACE}`,
          )
  }
  return faults
}

/** Licences of production packages permit distribution, and versions are the same everywhere. */
export const licences: Check = async (root, seen) => {
  const { exit, out, err } = await run('pnpm', ['-r', 'licenses', 'list', '--prod', '--json'], root)
  if (exit !== 0) return [`pnpm licenses list failed: ${err || out}`]
  const listed = Object.values(JSON.parse(out) as Record<string, Listed[]>).flat()
  if (listed.length === 0) return [nothingSeen('production dependencies')]
  seen?.(`${listed.length} production packages`)
  return [...licenceFaults(listed), ...(await versionFaults(root))]
}
