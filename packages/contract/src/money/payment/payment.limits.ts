/** How long a checkout or a top-up waits for its payment [OR-7]. */
export const PAY_WITHIN_MINUTES = 30
/** A payment may be on its way when the time is over: what waits for it is canceled this much later. */
export const PAY_GRACE_MINUTES = 2
