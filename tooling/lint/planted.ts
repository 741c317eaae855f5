import { cp, mkdir, symlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { run } from '../checks/command.ts'
import { withTree } from '../checks/planted.ts'

const REPO = resolve(import.meta.dirname, '../..')
const COPIED = ['.oxlintrc.json', 'pnpm-workspace.yaml', 'tsconfig.base.json']
const PROJECTS = [
  'apps/server',
  'apps/storefront',
  'packages/contract',
  'packages/i18n',
  'packages/ui',
  'packages/demo',
  'e2e',
  'scripts',
]
const OXLINT = join(REPO, 'node_modules/.bin/oxlint')

interface Report {
  exit: number
  /** What oxlint reports, as `place: plugin(rule)`, sorted. */
  hits: string[]
}

interface Diagnostic {
  code: string
  filename: string
}

/** Gives a folder the layout of the repository and its real config. */
async function layOut(root: string) {
  await Promise.all(COPIED.map((file) => cp(join(REPO, file), join(root, file))))
  for (const project of PROJECTS) {
    await mkdir(join(root, project), { recursive: true })
    await cp(join(REPO, project, 'tsconfig.json'), join(root, project, 'tsconfig.json'))
    if (project === 'scripts') continue
    await cp(join(REPO, project, 'package.json'), join(root, project, 'package.json'))
    await symlink(join(REPO, project, 'node_modules'), join(root, project, 'node_modules'))
  }
  await symlink(join(REPO, 'node_modules'), join(root, 'node_modules'))
  await symlink(join(REPO, 'tooling'), join(root, 'tooling'))
}

/** Runs the real linter with the real config over planted files. */
export function lint(files: Record<string, string>): Promise<Report> {
  return withTree(files, async (root) => {
    await layOut(root)
    const options = ['--type-aware', '--deny-warnings', '-f', 'json']
    const { exit, out } = await run(OXLINT, [...options, ...Object.keys(files)], root)
    const { diagnostics } = JSON.parse(out) as { diagnostics: Diagnostic[] }
    return { exit, hits: diagnostics.map((each) => `${each.filename}: ${each.code}`).toSorted() }
  })
}
