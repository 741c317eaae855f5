import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type * as Tooling from '../environment.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export const STOREFRONT = 'apps/storefront/entry/serve.ts'
export const rootPath = (file: string): string => join(ROOT, file)

export const buildStorefront = (cwd = ROOT): void =>
  void execFileSync('pnpm', ['--filter', '@ironsouq/storefront', 'exec', 'react-router', 'build'], {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
  })

/** Checks out a commit in a temporary folder, installs its dependencies and builds it. */
export async function buildRelease(commit: string) {
  const folder = mkdtempSync(join(tmpdir(), 'release-'))
  const run = (program: string, ...args: string[]) =>
    void execFileSync(program, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  execFileSync('git', ['worktree', 'add', '--detach', folder, commit], { cwd: ROOT })
  run('pnpm', 'install', '--frozen-lockfile', '--prefer-offline')
  run('pnpm', '--filter', '@ironsouq/server', 'exec', 'rolldown', '--config')
  buildStorefront(folder)
  const tooling = (await import(
    pathToFileURL(join(folder, 'tooling/environment.ts')).href
  )) as typeof Tooling
  return {
    tooling,
    path: (file: string) => join(folder, file),
    remove: () =>
      void execFileSync('git', ['worktree', 'remove', '--force', folder], { cwd: ROOT }),
  }
}
