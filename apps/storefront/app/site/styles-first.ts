const MODULES = /<link rel="modulepreload"[^>]*>/g

/**
 * Moves the style sheet before the script preloads: React puts the preloads first, where they
 * compete with it for the bandwidth of a phone.
 */
export function stylesFirst(html: string): string {
  const end = html.indexOf('</head>')
  const head = html.slice(0, end)
  const modules = (head.match(MODULES) ?? []).map((link) =>
    link.replace('<link', '<link fetchpriority="low"'),
  )
  return head.replaceAll(MODULES, '') + modules.join('') + html.slice(end)
}
