import { type Check, nothingSeen } from './check.ts'
import { filesIn, textOf } from './tree.ts'

const TOKENS = 'packages/ui/src/tokens.css'

const PHYSICAL_NAME =
  /^(?:(?:scroll-)?(?:margin|padding)-(?:left|right)|left|right|border-(?:left|right)(?:-.+)?|border-(?:top|bottom)-(?:left|right)-radius)$/
const PHYSICAL_VALUE: Record<string, RegExp> = {
  'text-align': /\b(?:left|right)\b/,
  float: /\b(?:left|right)\b/,
  clear: /\b(?:left|right)\b/,
}
const FOUR_SIDED =
  /^(?:margin|padding|inset|border-(?:width|style|color)|scroll-(?:margin|padding))$/
const PHYSICAL_CLASS =
  /(?:^|[\s:])!?-?(?:(?:scroll-)?[mp][lr]-|(?:left|right)-|border-[lr]\b|rounded-(?:[lr]|[tb][lr])\b|(?:text|float|clear)-(?:left|right)\b)/

const RAW_COLOUR = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(\s*(?!from\b)/i
const COLOUR_PROPERTY =
  /^(?:--.*|.*color|background.*|border.*|outline.*|fill|stroke|.*shadow|.*image)$/
const NAMED_COLOUR =
  /(?:^|[\s,(])(?:black|white|gr[ae]y|silver|red|maroon|crimson|orange|gold|yellow|olive|lime|green|teal|aqua|cyan|blue|navy|indigo|purple|violet|magenta|fuchsia|pink|brown|beige|ivory|(?:dark|light|medium|deep|pale)[a-z]{3,})(?=$|[\s,)])/i
/** Tailwind's arbitrary values in markup: `bg-[#fff]`, `text-[rgb(0_0_0)]`. */
const RAW_CLASS_COLOUR = /-\[(?:#[\da-f]{3,8}|(?:rgba?|hsla?|oklch|oklab|lab|lch)\()/i

/** Blanks comments and quoted text, keeping the lines where they are. */
const bare = (css: string) =>
  css.replaceAll(/\/\*[\s\S]*?\*\/|"[^"\n]*"|'[^'\n]*'/g, (all) => all.replaceAll(/[^\n]/g, ' '))

interface Declaration {
  name: string
  value: string
  line: number
}

function declarations(css: string): Declaration[] {
  const text = bare(css)
  const found = text.matchAll(
    /(?<=^|[{;}])\s*(-{0,2}[a-z][\w-]*|@apply)\s*(?::|(?<=@apply)\s)([^;{}]*)(?=[;}])/gi,
  )
  return [...found].map(({ 0: all, 1: name = '', 2: value = '', index }) => ({
    name: name.toLowerCase(),
    value: value.trim(),
    line: text.slice(0, index + all.length - all.trimStart().length).split('\n').length,
  }))
}

/** Four values whose second and fourth differ name left and right. */
function lopsided({ name, value }: Declaration) {
  if (!FOUR_SIDED.test(name)) return false
  const sides = value
    .replaceAll(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, (all) => all.replaceAll(' ', ''))
    .split(/\s+/)
  return sides.length === 4 && sides[1] !== sides[3]
}

function isPhysical(declaration: Declaration) {
  const { name, value } = declaration
  if (name === '@apply') return PHYSICAL_CLASS.test(value)
  return (
    PHYSICAL_NAME.test(name) || Boolean(PHYSICAL_VALUE[name]?.test(value)) || lopsided(declaration)
  )
}

function isRawColour({ name, value }: Declaration) {
  if (RAW_COLOUR.test(value)) return true
  return COLOUR_PROPERTY.test(name) && NAMED_COLOUR.test(value)
}

function stylesheetFaults(place: string, css: string): string[] {
  return declarations(css).flatMap((each) => {
    const at = `${place}:${each.line}: ${each.name}`
    const faults: string[] = []
    if (isPhysical(each))
      faults.push(`${at} names a side; use the logical property (inline-start/end)`)
    if (place !== TOKENS && isRawColour(each))
      faults.push(`${at} has a raw colour; add a token to ${TOKENS} and use var(--…)`)
    return faults
  })
}

/** Styles mirror for right-to-left languages, and every colour is a token. */
export const css: Check = async (root, seen) => {
  const sheets = await filesIn(root, /^(?:apps|packages)\/.*\.css$/)
  const markup = await filesIn(root, /^(?:apps\/[^/]+\/app|packages\/ui)\/.*\.tsx$/)
  if (sheets.length === 0) return [nothingSeen('stylesheets')]
  const faults: string[] = []
  for (const place of sheets) faults.push(...stylesheetFaults(place, await textOf(root, place)))
  for (const place of markup) {
    const lines = (await textOf(root, place)).split('\n')
    lines.forEach((line, i) => {
      if (RAW_CLASS_COLOUR.test(line))
        faults.push(`${place}:${i + 1}: a raw colour in a class; add a token to ${TOKENS}`)
    })
  }
  seen?.(`${sheets.length} stylesheets, ${markup.length} components`)
  return faults
}
