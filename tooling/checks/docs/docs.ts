import { existsSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { type Check, nothingSeen } from '../check.ts'
import { filesIn, textIfAny, textOf } from '../tree.ts'
import { indexFaults } from './decisions.ts'

const BUDGETS: Record<string, number> = { 'README.md': 80, 'ARCHITECTURE.md': 200 }
/** Documents that are read from beginning to end, in bytes. */
const SIZES: Record<string, number> = { 'CONTRIBUTING.md': 12_000, 'docs/figures.md': 16_000 }
const OUTSIDE = /^(?:[a-z][a-z+.-]*:|#|\/\/)/i

/** The text without code: code contains no links. */
const prose = (text: string) =>
  text.replaceAll(/^(`{3,}|~{3,})[\s\S]*?^\1/gm, '').replaceAll(/`[^`\n]*`/g, '')

function linksIn(text: string): string[] {
  const inline = prose(text).matchAll(/\]\(\s*<?([^)\s>]+)>?(?:\s+"[^"]*")?\s*\)/g)
  const named = prose(text).matchAll(/^\s*\[[^\]]+\]:\s*<?(\S+?)>?(?:\s|$)/gm)
  return [...inline, ...named].map((match) => match[1] ?? '').filter((link) => !OUTSIDE.test(link))
}

function linkFaults(root: string, place: string, text: string): string[] {
  return linksIn(text).flatMap((link) => {
    const path = decodeURI(link.replace(/[#?].*$/, ''))
    const target = path.startsWith('/') ? path.slice(1) : join(dirname(place), path)
    return existsSync(join(root, normalize(target)))
      ? []
      : [`${place}: the link ${link} leads nowhere`]
  })
}

async function commandFaults(root: string, readme: string): Promise<string[]> {
  const { scripts = {} } = JSON.parse((await textIfAny(root, 'package.json')) ?? '{}') as {
    scripts?: Record<string, string>
  }
  const named = [...readme.matchAll(/\b(?:npm|pnpm) run ([\w:-]+)/g)].map((match) => match[1] ?? '')
  if (named.length === 0) return ['README.md names no command: say how it is set up and started']
  return [...new Set(named)]
    .filter((name) => !(name in scripts))
    .map((name) => `README.md: "npm run ${name}" is not a script of package.json`)
}

/** A decision is named by its number, so two may not have the same. */
function numberFaults(places: readonly string[]): string[] {
  const numbers = places.flatMap((place) => /^docs\/decisions\/(\d+)-/.exec(place)?.[1] ?? [])
  return [...new Set(numbers.filter((number, i) => numbers.indexOf(number) !== i))].map(
    (number) => `docs/decisions: more than one decision has the number ${number}`,
  )
}

/** Recipes name files to copy: a path in code that begins with a folder of the repository exists. */
function pathFaults(root: string, place: string, text: string): string[] {
  const named = [...text.matchAll(/`([\w-][\w.-]*)((?:\/[\w.-]+)+\/?)`/g)]
  return named
    .filter(([, folder = '']) => existsSync(join(root, folder)))
    .map(([, folder = '', rest = '']) => folder + rest)
    .filter((path) => !existsSync(join(root, path)))
    .map((path) => `${place}: there is no ${path}`)
}

async function sizeFaults(root: string): Promise<string[]> {
  const faults: string[] = []
  for (const [place, most] of Object.entries(SIZES)) {
    const bytes = Buffer.byteLength((await textIfAny(root, place)) ?? '')
    if (bytes > most) faults.push(`${place}: ${bytes} bytes; shorten it to ${most}`)
  }
  return faults
}

/**
 * Links and paths resolve, documents stay within their budgets, their commands exist, decisions have numbers of their
 * own and are listed.
 */
export const docs: Check = async (root, seen) => {
  const places = await filesIn(root, /\.md$/)
  if (places.length === 0) return [nothingSeen('documents')]
  const faults = [
    ...numberFaults(places),
    ...(await indexFaults(root)),
    ...(await sizeFaults(root)),
  ]
  faults.push(
    ...pathFaults(root, 'CONTRIBUTING.md', (await textIfAny(root, 'CONTRIBUTING.md')) ?? ''),
  )
  for (const place of places) faults.push(...linkFaults(root, place, await textOf(root, place)))
  for (const [place, most] of Object.entries(BUDGETS)) {
    const text = await textIfAny(root, place)
    if (text === null) {
      faults.push(`${place} is missing`)
      continue
    }
    const lines = text.trimEnd().split('\n').length
    if (lines > most) faults.push(`${place}: ${lines} lines; shorten it to ${most}`)
    if (place === 'README.md') faults.push(...(await commandFaults(root, text)))
  }
  seen?.(`${places.length} documents`)
  return faults
}
