import { execFileSync } from 'node:child_process'
import { statfsSync } from 'node:fs'
import { join } from 'node:path'
import { BROWSER_PACKAGES, CHROMIUM } from './engines/browser.ts'
import { ENGINES } from './engines/catalogue.ts'
import { installHint, missingPackages } from './engines/debian.ts'
import { engineHealth } from './engines/health.ts'
import { ROOT } from './engines/root.ts'
import { findingsTable, type Finding } from './finding.ts'
import { main } from './main.ts'

const GIGABYTE = 1024 ** 3
const ENOUGH_DISK = 5 * GIGABYTE
const ENOUGH_MEMORY = 3 * GIGABYTE

await main(async () => {
  const engines = await Promise.all(ENGINES.map((engine) => engineHealth(engine)))
  const findings = [node(), pnpm(), ...engines, browser(), ...lowResources()]
  console.log(findingsTable(findings))
  const missing = findings.filter(({ state }) => state === 'missing').length
  console.log(missing === 0 ? '\nEverything is there.' : `\n${missing} missing.`)
  return missing === 0 ? 0 : 1
})

function node(): Finding {
  const version = process.versions.node
  return { what: 'Node', state: 'ok', version, where: process.execPath, mend: '' }
}

function pnpm(): Finding {
  const where = join(ROOT, '.toolchain/node_modules/.bin/pnpm')
  return ask('pnpm', where, 'delete .toolchain and run this again')
}

function browser(): Finding {
  const missing = missingPackages(BROWSER_PACKAGES)
  const found = ask('Chromium', CHROMIUM, `as root: ${installHint(missing)}`)
  if (found.state === 'missing' || missing.length === 0) return found
  return { ...found, state: 'missing', mend: `fonts; as root: ${installHint(missing)}` }
}

function ask(what: string, program: string, mend: string): Finding {
  try {
    const answer = execFileSync(program, ['--version'], { encoding: 'utf8', stdio: 'pipe' })
    const version = /\d+(\.\d+)+/.exec(answer)?.[0] ?? answer.trim()
    return { what, state: 'ok', version, where: program, mend: '' }
  } catch {
    return { what, state: 'missing', version: '', where: program, mend }
  }
}

/** Only what is short is worth a line. */
function lowResources(): Finding[] {
  const { bavail, bsize } = statfsSync(ROOT)
  return [
    ...shortage('Disk space', bavail * bsize, ENOUGH_DISK, ROOT),
    ...shortage('Memory', process.availableMemory(), ENOUGH_MEMORY, 'available'),
  ]
}

function shortage(what: string, free: number, enough: number, where: string): Finding[] {
  if (free >= enough) return []
  const [left, wanted] = [free, enough].map((bytes) => `${(bytes / GIGABYTE).toFixed(1)} GB`)
  return [{ what, state: 'low', version: left ?? '', where, mend: `free some: want ${wanted}` }]
}
