/** The middlewares of a page that names none [AP-16]. */
export const EVERY_PAGE = ['seo', 'flow'] as const
export type MiddlewareName = (typeof EVERY_PAGE)[number]

const isName = (name: string): name is MiddlewareName => EVERY_PAGE.some((known) => known === name)

/** The middleware names of a route, which must exist [AP-26]. */
export function middlewareNames(asked: readonly string[] = EVERY_PAGE): MiddlewareName[] {
  return asked.map((name) => {
    if (!isName(name)) throw new Error(`Unknown route middleware: '${name}'`)
    return name
  })
}
