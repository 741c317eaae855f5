import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand, runWithRetries } from './command.ts'
import { installPackages, PYTHON_VENV } from './debian.ts'
import { cachedDownload, downloadPath } from './download-cache.ts'

const NAME = 'schemathesis'
const VERSION = '4.32.5'
const REQUIREMENTS = join(import.meta.dirname, 'schemathesis.requirements.txt')

/** The path of Schemathesis, which generates API requests from OpenAPI; downloaded if missing. */
export async function schemathesisProgram(): Promise<string> {
  const folder = await cachedDownload(NAME, VERSION, async ({ dir, log }) => {
    await installPackages([PYTHON_VENV])
    await runCommand('python3', ['-m', 'venv', dir], { log })
    const flags = ['-q', '--disable-pip-version-check', '--no-deps']
    const pip = ['-m', 'pip', 'install', ...flags, '-r', REQUIREMENTS]
    await runWithRetries(join(dir, 'bin/python'), pip, { log })
    // Its shebang names the Python of the staging folder, which is renamed afterwards.
    const program = join(dir, 'bin', NAME)
    const target = downloadPath(NAME, VERSION)
    writeFileSync(program, readFileSync(program, 'utf8').replaceAll(dir, target))
  })
  return join(folder, 'bin', NAME)
}
