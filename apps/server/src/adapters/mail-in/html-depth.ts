/** Quotations of quotations nest some dozens. The conversion to text takes seconds for thousands. */
const DEPTH_MAX = 200

/** Elements without content, and those whose end is often left out. */
const NOT_COUNTED = new Set(
  'area base br col embed hr img input link meta source track wbr p li dt dd tr td th option'.split(
    ' ',
  ),
)

/** Whether elements are nested deeper than a person writes. */
export function tooDeep(html: string): boolean {
  let depth = 0
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][a-z\d]{0,20})/gi)) {
    if (NOT_COUNTED.has(name.toLowerCase())) continue
    depth = slash ? Math.max(0, depth - 1) : depth + 1
    if (depth > DEPTH_MAX) return true
  }
  return false
}
