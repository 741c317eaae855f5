const NAME = 'E2E_CATALOGUE'

/** Workers inherit the environment of the process that serves it. */
export function publishCatalogueUrl(url: string): void {
  process.env[NAME] = url
}

export function catalogueUrl(): string {
  const url = process.env[NAME]
  if (!url) throw new Error('the catalogue is not served: run the tests with catalogue.config.ts')
  return url
}
