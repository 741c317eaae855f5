import type { SocialPerson, SocialTry } from '#kernel/ports.ts'

/** How long a provider is waited for. */
export const PATIENCE_SECONDS = 8

/** One provider, spoken to in its own manner. */
export interface Way {
  begin(attempt: SocialTry): Promise<string>
  finish(attempt: SocialTry & { query: string }): Promise<SocialPerson>
}
