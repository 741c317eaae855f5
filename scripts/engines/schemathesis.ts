import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand, runPersistently } from './command.ts'
import { installPackages, PYTHON_VENV } from './debian.ts'
import { fetched, fetchedPath } from './fetched.ts'

const NAME = 'schemathesis'
const VERSION = '4.32.5'
const REQUIREMENTS = join(import.meta.dirname, 'schemathesis.requirements.txt')

/** The program that attacks our API with what its own description allows; fetched when missing. */
export async function schemathesisProgram(): Promise<string> {
  const folder = await fetched(NAME, VERSION, async ({ dir, log }) => {
    await installPackages([PYTHON_VENV])
    await runCommand('python3', ['-m', 'venv', dir], { log })
    const quietly = ['-q', '--disable-pip-version-check', '--no-deps']
    const pip = ['-m', 'pip', 'install', ...quietly, '-r', REQUIREMENTS]
    await runPersistently(join(dir, 'bin/python'), pip, { log })
    // Its first line names the Python beside it, which is about to move.
    const program = join(dir, 'bin', NAME)
    const moved = fetchedPath(NAME, VERSION)
    writeFileSync(program, readFileSync(program, 'utf8').replaceAll(dir, moved))
  })
  return join(folder, 'bin', NAME)
}
