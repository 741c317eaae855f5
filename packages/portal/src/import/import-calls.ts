/** The calls of the portal that shows an import: of staff, or of a store for its own. */
export interface ImportCalls {
  command: (
    name: 'accept' | 'run' | 'pause' | 'resume' | 'cancel',
    importId: string,
  ) => Promise<unknown>
  faultFile: (importId: string) => Promise<{ url: string }>
}
