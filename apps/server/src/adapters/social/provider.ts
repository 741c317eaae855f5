import type { SocialPerson, SocialAttempt } from '#kernel/ports/social.ts'

/** Timeout of a call to a provider. */
export const TIMEOUT_SECONDS = 8

/** One provider with its own protocol. */
export interface SocialProviderClient {
  begin(attempt: SocialAttempt): Promise<string>
  finish(attempt: SocialAttempt & { query: string }): Promise<SocialPerson>
}
