import { execFileSync } from 'node:child_process'
import { statfsSync } from 'node:fs'
import { join } from 'node:path'
import { diagnosisTable, type Diagnosis } from './diagnosis.ts'
import { ENGINES } from './engines/engine-list.ts'
import { engineHealth } from './engines/health.ts'
import { BROWSER_PACKAGES, CHROMIUM } from './engines/install/browser.ts'
import { FFMPEG, installHint, missingPackages } from './engines/install/debian.ts'
import { main } from './main.ts'
import { ROOT } from './root.ts'

const GIGABYTE = 1024 ** 3
const ENOUGH_DISK = 5 * GIGABYTE
const ENOUGH_MEMORY = 3 * GIGABYTE

await main(async () => {
  const engines = await Promise.all(ENGINES.map((engine) => engineHealth(engine)))
  const diagnoses = [node(), pnpm(), ...engines, browser(), ffmpeg(), ...lowResources()]
  console.log(diagnosisTable(diagnoses))
  const missing = diagnoses.filter(({ state }) => state === 'missing').length
  console.log(missing === 0 ? '\nNothing is missing.' : `\n${missing} missing.`)
  return missing === 0 ? 0 : 1
})

function node(): Diagnosis {
  const version = process.versions.node
  return { what: 'Node', state: 'ok', version, where: process.execPath, fix: '' }
}

function pnpm(): Diagnosis {
  const where = join(ROOT, '.toolchain/node_modules/.bin/pnpm')
  return programVersion('pnpm', where, 'delete .toolchain and run this command again')
}

function browser(): Diagnosis {
  const missing = missingPackages(BROWSER_PACKAGES)
  const found = programVersion('Chromium', CHROMIUM, `as root: ${installHint(missing)}`)
  if (found.state === 'missing' || missing.length === 0) return found
  return { ...found, state: 'missing', fix: `fonts; as root: ${installHint(missing)}` }
}

function ffmpeg(): Diagnosis {
  return programVersion('ffmpeg', 'ffmpeg', `as root: ${installHint([FFMPEG])}`, '-version')
}

function programVersion(what: string, program: string, fix: string, flag = '--version'): Diagnosis {
  try {
    const answer = execFileSync(program, [flag], { encoding: 'utf8', stdio: 'pipe' })
    const version = /\d+(\.\d+)+/.exec(answer)?.[0] ?? answer.trim()
    return { what, state: 'ok', version, where: program, fix: '' }
  } catch {
    return { what, state: 'missing', version: '', where: program, fix }
  }
}

/** Resources are listed only when they are low. */
function lowResources(): Diagnosis[] {
  const { bavail, bsize } = statfsSync(ROOT)
  return [
    ...shortage('Disk space', bavail * bsize, ENOUGH_DISK, ROOT),
    ...shortage('Memory', process.availableMemory(), ENOUGH_MEMORY, 'available'),
  ]
}

function shortage(what: string, free: number, enough: number, where: string): Diagnosis[] {
  if (free >= enough) return []
  const [left, wanted] = [free, enough].map((bytes) => `${(bytes / GIGABYTE).toFixed(1)} GB`)
  return [
    {
      what,
      state: 'low',
      version: left ?? '',
      where,
      fix: `free some: at least ${wanted} is needed`,
    },
  ]
}
