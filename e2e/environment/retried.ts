interface Retried {
  /** The title of the test, or its beginning. */
  title: string
  /** Why it may fail although the site is right. Without a cause there is no second attempt. */
  cause: string
}

/** The tests that have a second attempt: none without a cause that is known and outside the site. */
export const RETRIED: readonly Retried[] = []
