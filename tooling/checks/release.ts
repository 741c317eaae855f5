import { access, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { git, run } from './command.ts'

/** The tag of the last release before or at this commit (`v1.2.0`), or null while there is none. */
export async function lastRelease(root: string): Promise<string | null> {
  const tag = await git(root, 'describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*')
  return tag?.trim() ?? null
}

async function must(program: string, args: string[], cwd: string): Promise<string> {
  const { exit, out, err } = await run(program, args, cwd)
  if (exit !== 0) throw new Error(`${program} ${args.join(' ')} failed: ${err || out}`)
  return out
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

/**
 * What a script of a release prints, with the sources and the dependencies of that release. It is stored in
 * .cache, because a release does not change.
 */
export async function printedByRelease(root: string, tag: string, script: string): Promise<string> {
  const commit = await must('git', ['rev-parse', `${tag}^{commit}`], root)
  const folder = join(root, '.cache/releases', commit.trim())
  const stored = join(folder, script.replaceAll('/', '-'))
  if (!(await exists(stored))) {
    const sources = join(folder, 'sources')
    await rm(sources, { recursive: true, force: true })
    await mkdir(sources, { recursive: true })
    const archive = join(folder, 'sources.tar')
    await must('git', ['archive', '--format=tar', `--output=${archive}`, tag], root)
    await must('tar', ['-xf', archive, '-C', sources], root)
    if (await exists(join(sources, 'pnpm-lock.yaml')))
      await must(
        'pnpm',
        ['install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts', '--prod'],
        sources,
      )
    await writeFile(stored, await must(process.execPath, [script], sources))
    await rm(archive)
    await rm(sources, { recursive: true })
  }
  return readFile(stored, 'utf8')
}
